import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { vars } from "../../../theme/vars.css.ts";
import { smallHeading } from "../../note.css.ts";

export const drawer = style(pattern({ borderBlockEnd: `1px solid ${vars.color.hairline}` }));

/** Each section has lines above and below, which neighbors share. */
export const group = style(pattern({ marginBlockStart: -1 }));

export const column = style(pattern({ paddingBlockEnd: vars.space.m }));

export const heading = style([
  smallHeading,
  pattern({ color: vars.color.textMuted, paddingBlock: vars.space.xxs }),
]);

export const link = style(
  pattern({
    display: "flex",
    alignItems: "center",
    gap: vars.space.s,
    minBlockSize: vars.control.medium,
    outlineOffset: -2,
    selectors: { "&[data-tone='sale']": { color: vars.color.sale } },
  }),
);

export const plain = style(pattern({ paddingBlock: vars.space.xs }));
