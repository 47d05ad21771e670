import { style } from "@vanilla-extract/css";
import { component } from "../../css/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const root = style(
  component({
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    // The first of a group draws the top line.
    selectors: { "&:first-child": { borderBlockStart: `1px solid ${vars.color.hairline}` } },
  }),
);
