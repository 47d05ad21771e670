import { Source } from "@storybook/addon-docs/blocks";
import { useState, type ReactNode } from "react";

const files = import.meta.glob<string>("../../design-system/src/{primitives,components,patterns}/**/*.tsx", {
  query: "?raw",
  import: "default",
});

/** The base URL of source links in published docs, such as `https://github.com/you/shop/blob/main/`. */
const repository = import.meta.env["STORYBOOK_SOURCE_URL"];

export interface SourceFileProps {
  /** From the workspace root. */
  path: string;
}

export function SourceFile({ path }: SourceFileProps): ReactNode {
  const [code, setCode] = useState<string>();
  const load = files[`../../${path}`];
  if (load === undefined) return null;
  return (
    <details className="docs-source" onToggle={() => void load().then(setCode)}>
      <summary>
        Source: <code>{path}</code>
      </summary>
      {repository && <a href={`${repository}${path}`}>Open it in the repository</a>}
      {code !== undefined && <Source code={code} language="tsx" />}
    </details>
  );
}
