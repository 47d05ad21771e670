import { style } from "@vanilla-extract/css";

/** It does nothing without script: it shows once the page has hydrated. */
export const heart = style({
  selectors: { ":root:not([data-hydrated]) &": { visibility: "hidden" } },
});
