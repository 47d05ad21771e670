import { globalStyle, style } from "@vanilla-extract/css";
import { lateLayout } from "~/lib/late-layout";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "var(--circlet-space-m)",
  paddingBlock: "var(--circlet-space-l) var(--circlet-layout-section)",
});

/** The cards below the first rows: their pictures are 4:5, in two, three and four columns. */
globalStyle(`${page} [data-component="product-grid"] > :nth-child(n + 9)`, {
  ...lateLayout("calc((50vw - 22px) * 1.25 + 126px)"),
  "@media": {
    "(width > 850px)": { containIntrinsicBlockSize: "auto calc(23vw * 1.25 + 107px)" },
    "(width > 1320px)": { containIntrinsicBlockSize: "auto 410px" },
  },
});

export const heading = style({ paddingBlockStart: "var(--circlet-space-xl)" });

export const pages = style({ paddingBlockStart: "var(--circlet-space-xxl)" });

export const reviews = style({ paddingBlockStart: "var(--circlet-layout-section)" });
