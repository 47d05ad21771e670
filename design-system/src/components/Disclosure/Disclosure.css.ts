import { style } from "@vanilla-extract/css";
import { component } from "../../css/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const root = style(
  component({
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    // Only the first of several has a line at the top.
    selectors: { "&:first-child": { borderBlockStart: `1px solid ${vars.color.hairline}` } },
  }),
);
