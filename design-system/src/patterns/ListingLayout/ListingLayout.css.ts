import { style } from "@vanilla-extract/css";
import { pattern } from "../../css/layered.ts";
import { media } from "../../css/media.ts";
import { vars } from "../../theme/vars.css.ts";
import { textStyle } from "../text-style.ts";

export const columns = style(
  pattern({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: vars.space.l,
    "@media": {
      [media.wide]: {
        gridTemplateColumns: "clamp(208px, 18vw, 236px) minmax(0, 1fr)",
        columnGap: "clamp(24px, 3vw, 48px)",
        alignItems: "start",
      },
    },
  }),
);

export const filters = style(
  pattern({
    display: "none",
    minInlineSize: 0,
    "@media": {
      "(scripting: none)": { display: "block" },
      // What is folded shows all the same: here is room for it.
      [media.wide]: {
        display: "block",
        selectors: { "&::details-content": { contentVisibility: "visible", blockSize: "auto" } },
      },
    },
  }),
);

export const summary = style(
  pattern({
    ...textStyle("label"),
    display: "flex",
    alignItems: "center",
    gap: vars.space.xs,
    minBlockSize: vars.control.medium,
    fontWeight: vars.weight.medium,
    "@media": {
      [media.wide]: {
        // Browsers that cannot show what is folded keep the way to unfold it.
        "@supports": { "selector(::details-content)": { display: "none" } },
      },
    },
  }),
);

export const content = style(pattern({ minInlineSize: 0 }));
