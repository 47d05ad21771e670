import type { ReactNode } from "react";
import { CopyButton } from "./CopyButton.tsx";
import { Table } from "./Table.tsx";
import { documentedTokens, type DocumentedToken } from "./documented-tokens.ts";

export interface TokenTableProps {
  /** "color", "palette", "space" … */
  group: string;
  /** Renders a sample in the toolbar's brand and scheme. */
  sample?: "color" | "length" | "radius" | "shadow" | "font" | undefined;
}

/** The tokens of a group, read from the token files. */
export function TokenTable({ group, sample }: TokenTableProps): ReactNode {
  const tokens = documentedTokens(group);
  const isChecked = tokens.some(({ contrast }) => contrast !== undefined);
  return (
    <Table
      head={[
        "Token",
        ...(sample ? ["Sample"] : []),
        "Value (Circlet, light)",
        "Use",
        ...(isChecked ? ["Contrast checked on"] : []),
      ]}
      rows={tokens.map((token) => [
        <TokenName key={token.path} token={token} />,
        ...(sample ? [<Sample key={token.path} kind={sample} variable={token.variable} />] : []),
        token.value,
        token.use,
        ...(isChecked ? [checkedContrast(token)] : []),
      ])}
    />
  );
}

const TokenName = ({ token }: { token: DocumentedToken }): ReactNode => (
  <>
    {token.path}
    <br />
    <code>{token.variable}</code> <CopyButton text={`var(${token.variable})`} />
  </>
);

function checkedContrast({ contrast }: DocumentedToken): string {
  if (contrast === undefined) return "";
  const backgrounds = contrast.on.map((path) => path.slice(path.indexOf(".") + 1)).join(", ");
  return `${backgrounds}: ${contrast.minimum}:1`;
}

interface SampleProps {
  kind: NonNullable<TokenTableProps["sample"]>;
  variable: string;
}

function Sample({ kind, variable }: SampleProps): ReactNode {
  const value = `var(${variable})`;
  switch (kind) {
    case "color":
      return <span className="docs-swatch" style={{ background: value }} />;
    case "length":
      return <span className="docs-bar" style={{ inlineSize: value }} />;
    case "radius":
      return <span className="docs-box" style={{ borderRadius: value }} />;
    case "shadow":
      return <span className="docs-box" style={{ boxShadow: value }} />;
    case "font":
      return <span style={{ fontFamily: value, fontSize: 22 }}>Sent back. Checked.</span>;
  }
}
