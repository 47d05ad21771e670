import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "@circlet/design-system/theme";

export const form = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.type.caption.size,
});

export const option = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xxs,
  minBlockSize: vars.control.target,
  textDecoration: "underline",
  textUnderlineOffset: 4,
});

for (const scheme of ["light", "dark"])
  globalStyle(`:root[data-scheme="${scheme}"]`, {
    vars: { "--chosen-system": "none", [`--chosen-${scheme}`]: "inline" },
  });

// Pages always print in light colors.
globalStyle(":root[data-scheme]", { "@media": { print: { colorScheme: "light" } } });
