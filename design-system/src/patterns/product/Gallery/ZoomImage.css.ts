import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";

export const frame = style(
  pattern({
    blockSize: "100%",
    overflow: "hidden",
    selectors: {
      "&[data-zoomed]": { overflow: "auto", overscrollBehavior: "contain", scrollbarWidth: "none" },
    },
  }),
);

export const button = style(
  pattern({
    display: "grid",
    inlineSize: "100%",
    blockSize: "100%",
    cursor: "zoom-in",
    outlineOffset: -4,
    selectors: {
      [`${frame}[data-zoomed] &`]: { inlineSize: "200%", blockSize: "200%", cursor: "zoom-out" },
    },
  }),
);

export const image = style(
  pattern({ inlineSize: "100%", blockSize: "100%", minBlockSize: 0, objectFit: "contain" }),
);
