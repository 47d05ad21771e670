import { useState, type ReactNode, type SubmitEvent } from "react";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { Input } from "../../../components/Input/Input.tsx";
import { VisuallyHidden } from "../../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { footerStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import { isEmail } from "./email.ts";
import * as css from "./Footer.css.ts";

export interface NewsletterFormProps extends RootProps<"form", "onSubmit"> {
  /** Resolves once the address is subscribed. If it rejects, an error shows. */
  onSubscribe: (email: string) => Promise<unknown>;
  /** What the newsletter contains, in a sentence. */
  text?: ReactNode;
  labels?: Partial<typeof footerStrings> | undefined;
}

/** The button waits for a valid address and then says "Subscribed!". Without JavaScript, a note shows instead. */
export function NewsletterForm({
  onSubscribe,
  text,
  labels: given,
  className,
  ...rest
}: NewsletterFormProps) {
  const labels = useLabels(footerStrings, given);
  const [email, setEmail] = useState("");
  const [state, setState] = useState<"idle" | "sending" | "subscribed" | "failed">("idle");
  const isSubscribed = state === "subscribed";

  function submitAddress(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isEmail(email) || state === "sending" || isSubscribed) return;
    setState("sending");
    onSubscribe(email.trim()).then(
      () => setState("subscribed"),
      () => setState("failed"),
    );
  }

  return (
    // Disables the browser's validation, which would accept "a@b".
    <form
      {...rest}
      className={classNames(css.newsletter, className)}
      onSubmit={submitAddress}
      noValidate
      data-component="newsletter-form"
    >
      <p className={css.newsletterTitle}>{labels.newsletter}</p>
      {text !== undefined && <p className={css.newsletterText}>{text}</p>}
      <p className={css.newsletterWithoutScripts}>{labels.needsScript}</p>
      <div className={css.newsletterRow}>
        <Input
          // The shopper may have filled it in before hydration.
          ref={(field) => {
            if (field?.value) setEmail(field.value);
          }}
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
