import type { CSSProperties, ReactNode } from "react";
import { Table } from "./Table.tsx";
import { documentedTokens } from "./documented-tokens.ts";

const displaySizes = new Set(["hero", "h1", "h2", "h3"]);

function styleOf(name: string): CSSProperties {
  const family = displaySizes.has(name) ? "display" : "ui";
  return {
    fontFamily: `var(--circlet-font-${family})`,
    fontSize: `var(--circlet-type-${name}-size)`,
    lineHeight: `var(--circlet-type-${name}-line-height)`,
  };
}

export function TypeScale(): ReactNode {
  const sizes = documentedTokens("type").filter(({ path }) => path.endsWith(".size"));
  return (
    <Table
      head={["Step", "Sample", "Size", "Use"]}
      rows={sizes.map(({ path, value, use }) => {
        const name = path.split(".")[1] ?? "";
        return [
          name,
          <span key={name} style={styleOf(name)}>
            Sent back, checked
          </span>,
          value,
          use,
        ];
      })}
    />
  );
}
