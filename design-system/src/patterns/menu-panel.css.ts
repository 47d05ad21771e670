import { style } from "@vanilla-extract/css";
import { pattern } from "../css/layered.ts";
import { vars } from "../theme/vars.css.ts";

/** What opens below a button or field, above the page. */
export const menuPanel = style(
  pattern({
    position: "absolute",
    zIndex: vars.zIndex.menu,
    paddingBlock: vars.space.xs,
    background: vars.color.raised,
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius.panel,
    boxShadow: vars.shadow.menu,
  }),
);
