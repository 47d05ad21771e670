import { style } from "@vanilla-extract/css";
import { component } from "../../css/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const notice = style(
  component({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: vars.space.m,
    padding: vars.space.m,
    background: vars.color.surface,
    borderInlineStart: `3px solid ${vars.color.danger}`,
    borderRadius: vars.radius.image,
  }),
);
export const words = style(component({ flex: "1 1 14rem", minInlineSize: 0 }));
export const title = style(component({ fontWeight: vars.weight.semibold }));
export const message = style(component({ color: vars.color.textMuted, fontSize: vars.type.label.size }));
