import { useState, type ReactNode } from "react";

/** Copies a text and confirms that it did. */
export function CopyButton({ text }: { text: string }): ReactNode {
  const [said, setSaid] = useState("");
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setSaid("Copied"),
      () => setSaid("Not allowed by the browser"),
    );
  };
  return (
    <>
      <button type="button" className="docs-copy" aria-label={`Copy ${text}`} onClick={copy}>
        Copy
      </button>
      <span role="status">{said}</span>
    </>
  );
}
