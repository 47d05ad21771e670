import { globalStyle, style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { layers } from "../../../theme/layers.css.ts";
import { vars } from "../../../theme/vars.css.ts";

/** A wide table scrolls sideways in its own box, including its hidden texts. */
export const root = style(pattern({ position: "relative", overflowX: "auto" }));

/** More compact than a table in a text. Measurements stay on one line; names of rows may wrap. */
globalStyle(`${root} :is(th, td)`, {
  "@layer": { [layers.patterns]: { paddingBlock: vars.space.xs, paddingInlineEnd: vars.space.s } },
});
globalStyle(`${root} > table`, { "@layer": { [layers.patterns]: { inlineSize: "100%" } } });
globalStyle(`${root} td`, { "@layer": { [layers.patterns]: { whiteSpace: "nowrap" } } });
