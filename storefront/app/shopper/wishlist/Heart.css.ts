import { style } from "@vanilla-extract/css";

/** Hidden until hydration, because the button needs JavaScript. */
export const heart = style({
  selectors: { ":root:not([data-hydrated]) &": { visibility: "hidden" } },
});
