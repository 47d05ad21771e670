import { vars } from "@circlet/design-system/theme";
import { style } from "@vanilla-extract/css";

export const alerts = style({ maxInlineSize: 560 });

export const list = style({ margin: 0, padding: 0, listStyle: "none" });

export const entry = style({
  flexWrap: "nowrap",
  paddingBlock: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});

/** Long names wrap beside the button. */
export const name = style({ minInlineSize: 0, overflowWrap: "anywhere" });
