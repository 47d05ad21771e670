import { globalStyle, style } from "@vanilla-extract/css";
import { pattern } from "../../css/layered.ts";
import { media } from "../../css/media.ts";
import { vars } from "../../theme/vars.css.ts";
import { textStyle } from "../text-style.ts";

export const root = style(
  pattern({
    position: "fixed",
    insetInline: vars.space.s,
    insetBlockEnd: `calc(${vars.space.s} + env(safe-area-inset-bottom))`,
    zIndex: vars.zIndex.sticky,
    display: "grid",
    gap: vars.space.s,
    maxInlineSize: "30rem",
    padding: vars.space.m,
    background: vars.color.raised,
    borderRadius: vars.radius.control,
    boxShadow: vars.shadow.menu,
    // Seen where shadows are not.
    border: "1px solid transparent",
    "@media": { [media.desktop]: { insetInline: `${vars.layout.gutter} auto` } },
  }),
);

export const words = style(pattern({ ...textStyle("small"), color: vars.color.text, textWrap: "pretty" }));

export const answers = style(
  pattern({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: vars.space.xs }),
);

globalStyle(
  `body:has([data-component="sticky-bag-bar"]) [data-component="consent-banner"]`,
  pattern({ "@media": { [media.phone]: { insetBlockEnd: `calc(84px + env(safe-area-inset-bottom))` } } }),
);
