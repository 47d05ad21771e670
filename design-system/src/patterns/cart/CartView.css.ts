import { style } from "@vanilla-extract/css";
import { pattern } from "../../css/layered.ts";
import { media } from "../../css/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const page = style(
  pattern({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: vars.space.xl,
    alignItems: "start",
  }),
);

/** Puts the summary next to the lines, unless the cart is empty. */
export const pageWithSummary = style(
  pattern({
    "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(260px, 340px)" } },
  }),
);

export const summary = style(
  pattern({
    padding: vars.space.l,
    background: vars.color.surface,
    borderRadius: vars.radius.image,
    "@media": { [media.desktop]: { position: "sticky", insetBlockStart: vars.space.l } },
  }),
);

export const body = style(pattern({ display: "grid", gap: vars.space.xl }));

export const lines = style(pattern({ display: "grid" }));

export const line = style(
  pattern({
    selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.hairline}` } },
    ":first-child": { marginBlockStart: `calc(-1 * ${vars.space.m})` },
  }),
);

export const loading = style(
  pattern({ display: "grid", gridTemplateColumns: "96px minmax(0, 12rem)", gap: vars.space.m }),
);
