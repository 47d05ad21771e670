import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { withoutScripts } from "../../../css/media.ts";
import { vars } from "../../../theme/vars.css.ts";
import { textStyle } from "../../text-style.ts";
import { menuPanel } from "../../menu-panel.css.ts";

export const root = style(pattern({ position: "relative" }));

export const panel = style([
  menuPanel,
  pattern({
    insetBlockStart: "100%",
    insetInlineEnd: 0,
    display: "none",
    minInlineSize: 190,
    selectors: {
      "&[data-open]": { display: "block" },
      [withoutScripts.replace("&", `${root}:hover > &`)]: { display: "block" },
    },
  }),
]);

export const entry = style(
  pattern({
    ...textStyle("label"),
    display: "flex",
    alignItems: "center",
    inlineSize: "100%",
    minBlockSize: vars.control.medium,
    paddingInline: vars.space.m,
    ":hover": { background: vars.color.hover },
    outlineOffset: -2,
  }),
);
