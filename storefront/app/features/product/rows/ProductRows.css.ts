import { style } from "@vanilla-extract/css";
import { offscreen } from "../../../loading/offscreen";

export const rows = style([
  // Three rows of cards.
  offscreen({ phone: "1300px", desktop: "1560px" }),
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "var(--circlet-layout-section)",
    paddingBlock: "var(--circlet-layout-section)",
  },
]);

/** Leaves space above a row that a link scrolls to. */
export const anchor = style({ scrollMarginBlockStart: "var(--circlet-space-l)" });
