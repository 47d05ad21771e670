import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { media } from "../../../css/media.ts";
import { vars } from "../../../theme/vars.css.ts";

export const list = style(
  pattern({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "center",
    gap: vars.space.xxs,
    paddingBlock: vars.space.xl,
    fontVariantNumeric: "tabular-nums lining-nums",
  }),
);

/** Wide enough for three digits, so that links stay in place from page to page. */
const place = pattern({
  display: "grid",
  placeItems: "center",
  minInlineSize: vars.control.medium,
  minBlockSize: vars.control.medium,
});

export const gap = style([place, pattern({ color: vars.color.textMuted })]);

export const link = style([
  place,
  pattern({
    paddingInline: vars.space.xs,
    border: `${vars.control.border} solid transparent`,
    borderRadius: vars.radius.control,
    color: vars.color.text,
    textDecoration: "none",
    selectors: {
      "&:hover": { borderColor: vars.color.controlBorder },
      "&[aria-current]": { background: vars.color.text, color: vars.color.ground },
    },
    "@media": {
      [media.forcedColors]: { selectors: { "&[aria-current]": { borderColor: "currentcolor" } } },
    },
  }),
]);
