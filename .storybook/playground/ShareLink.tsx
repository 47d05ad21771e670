import { Button, Field, Input } from "@circlet/design-system";
import { useState, type ReactNode } from "react";

/** A link that shows this theme, with a button that copies it. */
export function ShareLink({ link }: { link: string }): ReactNode {
  const [outcome, setOutcome] = useState({ link, text: "" });
  const showOutcome = (text: string): void => setOutcome({ link, text });
  const copyLink = (): void => {
    navigator.clipboard.writeText(link).then(
      () => showOutcome("Link copied"),
      () => showOutcome("Copy the link from the field"),
    );
  };
  return (
    <div className="playground-share">
      <Field label="Link to this theme">
        <Input readOnly value={link} onFocus={(event) => event.target.select()} />
      </Field>
      <Button variant="outline" onClick={copyLink}>
        Copy link
      </Button>
      <span role="status">{outcome.link === link ? outcome.text : ""}</span>
    </div>
  );
}
