import { Button, Field, Input } from "@circlet/design-system";
import { useEffect, useState, type ReactNode } from "react";

/** A link that shows this theme, with a button that copies it. */
export function ShareLink({ link }: { link: string }): ReactNode {
  const [said, setSaid] = useState("");
  useEffect(() => setSaid(""), [link]);
  const copy = (): void => {
    navigator.clipboard.writeText(link).then(
      () => setSaid("Link copied"),
      () => setSaid("Copy the link from the field"),
    );
  };
  return (
    <div className="playground-share">
      <Field label="Link to this theme">
        <Input readOnly value={link} onFocus={(event) => event.target.select()} />
      </Field>
      <Button variant="outline" onClick={copy}>
        Copy link
      </Button>
      <span role="status">{said}</span>
    </div>
  );
}
