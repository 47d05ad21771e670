import { useState, type ReactNode } from "react";

export function CopyButton({ text }: { text: string }): ReactNode {
  const [outcome, setOutcome] = useState("");
  const copyText = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setOutcome("Copied"),
      () => setOutcome("Not allowed by the browser"),
    );
  };
  return (
    <>
      <button type="button" className="docs-copy" aria-label={`Copy ${text}`} onClick={copyText}>
        Copy
      </button>
      <span role="status">{outcome}</span>
    </>
  );
}
