import { media } from "@circlet/design-system/media";
import { style } from "@vanilla-extract/css";

/** The height of a row of cards. Without JavaScript, it never loads. */
export const place = style({
  minBlockSize: 371,
  "@media": {
    [media.desktop]: { minBlockSize: 500 },
    "(min-width: 1024px)": { minBlockSize: 424 },
    "(scripting: none)": { display: "none" },
  },
});
