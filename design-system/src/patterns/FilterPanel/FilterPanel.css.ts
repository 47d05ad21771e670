import { style, styleVariants } from "@vanilla-extract/css";
import { pattern } from "../../css/layered.ts";
import { visuallyHiddenRule } from "../../css/visually-hidden.ts";
import { vars } from "../../theme/vars.css.ts";
import { textStyle } from "../text-style.ts";

export const form = style(pattern({ display: "flex", flexDirection: "column", minInlineSize: 0 }));

/** Ticking a box sends the form; the button is for those whose browser runs no script. */
export const withoutScript = style(
  pattern({ display: "none", "@media": { "(scripting: none)": { display: "flex" } } }),
);

export const summary = style(pattern({ ...textStyle("label"), fontWeight: vars.weight.medium }));

export const chosen = style(pattern({ color: vars.color.textMuted, fontWeight: vars.weight.regular }));

export const search = style(pattern({ marginBlockEnd: vars.space.s }));

export const fieldset = style(pattern({ border: 0, padding: 0, margin: 0, minInlineSize: 0 }));

export const legend = style(pattern(visuallyHiddenRule));

/** A long facet scrolls in itself: the next one stays in reach. */
const scroller = { maxBlockSize: 320, overflowY: "auto" } as const;

export const options = styleVariants({
  list: [style(pattern({ ...scroller, display: "grid" }))],
  color: [style(pattern({ display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: vars.space.s }))],
  size: [
    style(pattern({ ...scroller, display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: vars.space.s })),
  ],
});

export const choice = style(pattern({ minInlineSize: 0, selectors: { "&[hidden]": { display: "none" } } }));

export const words = style(pattern({ ...textStyle("small"), overflowWrap: "anywhere" }));

export const dot = style(
  pattern({
    display: "inline-block",
    inlineSize: 16,
    blockSize: 16,
    marginInlineEnd: vars.space.xs,
    verticalAlign: "-3px",
  }),
);

export const count = style(pattern({ color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" }));

export const none = style(pattern({ ...textStyle("small"), color: vars.color.textMuted }));

export const quick = style(
  pattern({ display: "flex", flexWrap: "wrap", gap: vars.space.xs, marginBlockEnd: vars.space.m }),
);

export const quickPrice = style(
  pattern({
    ...textStyle("small"),
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: 34,
    paddingInline: vars.space.s,
    border: `1px solid ${vars.color.controlBorder}`,
    borderRadius: vars.radius.round,
    selectors: {
      "&[aria-current='true']": {
        borderColor: vars.color.controlBorderStrong,
        boxShadow: `inset 0 0 0 1px ${vars.color.controlBorderStrong}`,
        fontWeight: vars.weight.semibold,
      },
      "&:hover": { background: vars.color.surface },
    },
  }),
);

export const bounds = style(
  pattern({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: vars.space.s, alignItems: "end" }),
);

export const bound = style(pattern({ minInlineSize: 0 }));

export const apply = style(pattern({ gridColumn: "1 / -1" }));
