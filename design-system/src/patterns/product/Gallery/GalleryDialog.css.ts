import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

export const stage = style(
  pattern({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "minmax(0, 1fr) auto",
    gap: vars.space.m,
    blockSize: "100%",
  }),
);

export const strip = style(
  pattern({
    display: "flex",
    overflowX: "auto",
    overflowY: "hidden",
    overscrollBehaviorInline: "contain",
    scrollSnapType: "x mandatory",
    scrollbarWidth: "none",
    outlineOffset: -2,
    "@media": { "(prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" } },
  }),
);

export const item = style(
  pattern({ flex: "0 0 100%", scrollSnapAlign: "start", scrollSnapStop: "always", minInlineSize: 0 }),
);

export const controls = style(
  pattern({ display: "flex", alignItems: "center", justifyContent: "center", gap: vars.space.m }),
);
