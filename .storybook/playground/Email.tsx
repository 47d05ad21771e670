import type { CSSProperties, ReactNode } from "react";
import { fonts } from "./fonts.ts";
import type { ThemeDraft } from "./theme-draft.ts";

/** The shipping email. Email programs do not support CSS variables, so its styles are plain values. */
export function Email({ draft: { palette, font, radius } }: { draft: ThemeDraft }): ReactNode {
  const families = fonts.find(({ name }) => name === font)?.families ?? [];
  const color = (name: string): string => palette[name] ?? "";
  const body: CSSProperties = {
    background: color("white"),
    color: color("black"),
    padding: 24,
    lineHeight: 1.5,
    display: "grid",
    gap: 16,
  };
  const title: CSSProperties = { fontFamily: families.join(", "), fontSize: 26, lineHeight: 1.2, margin: 0 };
  const action: CSSProperties = {
    justifySelf: "start",
    padding: "12px 24px",
    borderRadius: radius.control,
    background: color("black"),
    color: color("white"),
    textDecoration: "none",
  };
  return (
    <div style={body}>
      <p style={title}>Your Circlet order #1042 has shipped</p>
      <p>Hello Ada,</p>
      <p>Your order #1042 is on its way with Ringpost.</p>
      <a style={action} href="#email">
        Track your package
      </a>
      <div style={{ background: color("sand"), borderRadius: radius.panel, padding: 16 }}>
        <strong>In this package</strong>
        <p style={{ margin: 0 }}>Bias-cut satin slip dress, Plum, M</p>
        <p style={{ margin: 0, color: color("crimson") }}>$74.00, 61% off</p>
      </div>
      <p style={{ color: color("textGrey") }}>A new tracking number can take a day to show its first stop.</p>
    </div>
  );
}
