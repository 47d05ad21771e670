import type { StyleRule } from "@vanilla-extract/css";

/** Hidden visually, but available to screen readers. */
export const visuallyHiddenRule: StyleRule = {
  position: "absolute",
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  padding: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
  border: 0,
};
