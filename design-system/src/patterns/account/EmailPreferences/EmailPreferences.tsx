import { useState, type ReactNode, type SubmitEvent } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { emailPreferencesStrings } from "../../../account-strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import * as formEnd from "../form-end.css.ts";
import * as css from "./EmailPreferences.css.ts";

export interface EmailPreferencesProps extends RootProps<"form", "onSubmit"> {
  /** The address that the emails go to. */
  email: string;
  /** The saved value. */
  subscribed: boolean;
  /** Resolves once the choice is saved. If it rejects, an error shows. */
  onSave: (subscribed: boolean) => Promise<unknown>;
  labels?: Partial<typeof emailPreferencesStrings> | undefined;
  className?: string | undefined;
}

/** Lets customers choose which emails they get. The newsletter is the same as in the footer. */
export function EmailPreferences(props: EmailPreferencesProps): ReactNode {
  const { email, subscribed, onSave, labels: given, className, ...rest } = props;
  const labels = useLabels(emailPreferencesStrings, given);
  const [isWanted, setWanted] = useState(subscribed);
  const [state, setState] = useState<"idle" | "saving" | "saved" | "failed">("idle");

  function savePreferences(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isWanted === subscribed || state === "saving") return;
    setState("saving");
    onSave(isWanted).then(
      () => setState("saved"),
      () => setState("failed"),
    );
  }

  return (
    <form
      onSubmit={savePreferences}
      aria-label={labels.title}
      {...rest}
      className={classNames(css.root, className)}
      data-component="email-preferences"
    >
      <p className={css.text}>{labels.to(email)}</p>
      <Checkbox
        name="news"
        checked={isWanted}
        description={labels.newsHint}
        onChange={(event) => {
          setWanted(event.currentTarget.checked);
          setState("idle");
        }}
      >
        {labels.news}
      </Checkbox>
      <p className={css.text}>{labels.orders}</p>
      {state === "failed" && (
        <p role="alert" className={formEnd.error}>
          {labels.failed}
        </p>
      )}
      <div className={formEnd.end}>
        <Button type="submit" disabled={isWanted === subscribed} loading={state === "saving"}>
          {state === "saving" ? labels.saving : labels.save}
        </Button>
        <p role="status" className={formEnd.saved}>
          {state === "saved" ? labels.saved : ""}
        </p>
      </div>
    </form>
  );
}
