import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { vars } from "../../../theme/vars.css.ts";
import { textStyle } from "../../text-style.ts";

export const root = style(
  pattern({
    display: "grid",
    gridTemplateColumns: "44px minmax(0, 1fr)",
    alignItems: "center",
    gap: 14,
    padding: `14px ${vars.space.m}`,
    borderRadius: vars.radius.image,
    background: vars.color.panel,
  }),
);

export const ring = style(pattern({ justifySelf: "center" }));

export const words = style(pattern({ minInlineSize: 0, overflowWrap: "anywhere" }));

export const title = style(
  pattern({ ...textStyle("label"), lineHeight: 1.3, fontWeight: vars.weight.semibold }),
);

export const text = style(pattern(textStyle("small")));

export const defects = style(
  pattern({
    ...textStyle("small"),
    marginBlockStart: vars.space.xxs,
    paddingInlineStart: "1.1em",
    listStyleType: "disc",
  }),
);

/** A flaw beside its close-up. Grid items have no marker. */
export const shown = style(
  pattern({
    display: "grid",
    gridTemplateColumns: "56px 1fr",
    gap: 14,
    alignItems: "center",
    marginBlockStart: vars.space.xs,
    marginInlineStart: "-1.1em",
  }),
);
