import { brands } from "@circlet/design-system/tokens";
import type { ReactNode } from "react";
import { Table } from "./Table.tsx";

const shown = ["black", "teal", "crimson", "brown", "sand", "lightOrange"] as const;

/** The packaged brands, with links to all pages in each. */
export const BrandTable = (): ReactNode => (
  <Table
    head={["Brand", "Headlines", "Colors", "Preview"]}
    rows={Object.entries(brands).map(([name, { font, palette }]) => [
      name,
      <span key="font" style={{ fontFamily: font.display, fontSize: 22 }}>
        Sent back. Checked.
      </span>,
      <span key="colors">
        {shown.map((color) => (
          <span key={color} className="docs-chip" title={color} style={{ background: palette[color] }} />
        ))}
      </span>,
      <span key="links">
        <PageLink brand={name} scheme="light" />, <PageLink brand={name} scheme="dark" />
      </span>,
    ])}
  />
);

const PageLink = ({ brand, scheme }: { brand: string; scheme: string }): ReactNode => (
  <a href={`./?path=/story/pages-home--default&globals=brand:${brand};scheme:${scheme}`} target="_top">
    {scheme}
  </a>
);
