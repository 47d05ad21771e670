import { globalStyle, style } from "@vanilla-extract/css";
import { component } from "../../css/layered.ts";
import { layers } from "../../theme/layers.css.ts";
import { vars } from "../../theme/vars.css.ts";

export const root = style(
  component({
    display: "grid",
    justifyItems: "center",
    gap: vars.space.m,
    padding: `${vars.space.xxl} ${vars.space.m}`,
    textAlign: "center",
  }),
);
export const icon = style(component({ lineHeight: 0, color: vars.color.textMuted }));
globalStyle(`${icon} > svg`, {
  "@layer": { [layers.components]: { inlineSize: 40, blockSize: 40, strokeWidth: 1 } },
});
export const image = style(
  component({
    inlineSize: "min(300px, 100%)",
    overflow: "hidden",
    borderRadius: vars.radius.image,
    marginBlockEnd: vars.space.xs,
  }),
);
export const message = style(
  component({ maxInlineSize: "44ch", textWrap: "balance", color: vars.color.textMuted }),
);
