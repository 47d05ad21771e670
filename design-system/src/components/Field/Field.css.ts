import { globalStyle, style } from "@vanilla-extract/css";
import { component } from "../../css/layered.ts";
import { layers } from "../../theme/layers.css.ts";
import { vars } from "../../theme/vars.css.ts";

export const field = style(component({ display: "grid", gap: 6, minInlineSize: 0 }));
export const label = style(
  component({
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.lineHeight,
    fontWeight: vars.weight.semibold,
  }),
);
export const optional = style(component({ fontWeight: vars.weight.regular, color: vars.color.textMuted }));
export const hint = style(
  component({
    fontSize: vars.type.caption.size,
    lineHeight: vars.type.caption.lineHeight,
    color: vars.color.textMuted,
  }),
);
export const error = style(
  component({
    display: "flex",
    gap: vars.space.xxs,
    alignItems: "flex-start",
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.lineHeight,
    color: vars.color.danger,
  }),
);
/** Aligns the icon with the first line, as high as `vars.type.small`. */
globalStyle(`${error} > svg`, { "@layer": { [layers.components]: { blockSize: "1.4em" } } });
