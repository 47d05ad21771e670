import { useState, type ReactNode, type SubmitEvent } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Input } from "../../components/Input/Input.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { footerStrings } from "../../strings.ts";
import { isEmail } from "./email.ts";
import * as css from "./Footer.css.ts";

export interface NewsletterFormProps {
  /** Resolves when the address is on the list; a rejection is told to the shopper. */
  onSubscribe: (email: string) => Promise<unknown>;
  /** A sentence that says what comes by mail. */
  text?: ReactNode;
  labels?: typeof footerStrings;
}

/** "Subscribe", then "Subscribed!" (specification B4); nothing can be sent while the address is none (B5). */
export function NewsletterForm({ onSubscribe, text, labels = footerStrings }: NewsletterFormProps) {
  const [email, setEmail] = useState("");
  const [state, setState] = useState<"idle" | "sending" | "subscribed" | "failed">("idle");
  const isSubscribed = state === "subscribed";

  function subscribe(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isEmail(email) || state === "sending" || isSubscribed) return;
    setState("sending");
    onSubscribe(email.trim()).then(
      () => setState("subscribed"),
      () => setState("failed"),
    );
  }

  return (
    // Our own check decides, in words of ours: the browser's would let "a@b" pass.
    <form className={css.newsletter} onSubmit={subscribe} noValidate data-component="newsletter-form">
      <p className={css.newsletterTitle}>{labels.newsletter}</p>
      {text !== undefined && <p className={css.newsletterText}>{text}</p>}
      <div className={css.newsletterRow}>
        <Input
          type="email"
          name="email"
          autoComplete="email"
          aria-label={labels.email}
          placeholder={labels.emailHint}
          value={email}
          readOnly={isSubscribed}
          onChange={(event) => setEmail(event.currentTarget.value)}
          className={css.newsletterField}
        />
        <Button type="submit" loading={state === "sending"} disabled={!isEmail(email) || isSubscribed}>
          {isSubscribed ? labels.subscribed : state === "sending" ? labels.subscribing : labels.subscribe}
        </Button>
      </div>
      {state === "failed" && (
        <p role="alert" className={css.newsletterError}>
          {labels.failed}
        </p>
      )}
      <VisuallyHidden role="status">{isSubscribed ? labels.subscribed : ""}</VisuallyHidden>
    </form>
  );
}
