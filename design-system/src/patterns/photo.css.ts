import { style } from "@vanilla-extract/css";
import { pattern } from "../css/layered.ts";
import { media } from "../css/media.ts";
import { vars } from "../theme/vars.css.ts";

/** Holds the place of a photo until it loads, and clips its corners. */
export const photoFrame = style(
  pattern({ overflow: "hidden", borderRadius: vars.radius.image, background: vars.color.surface }),
);

/** Fills its frame. */
export const photo = style(pattern({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" }));

/** Above the text on phones and behind it in wide windows. Mirrored for languages that are read from right to left. */
export const scenePhoto = style(
  pattern({
    inlineSize: "100%",
    "@media": {
      [media.desktop]: { position: "absolute", inset: 0, blockSize: "100%", objectFit: "cover" },
    },
    selectors: { "[dir='rtl'] &": { transform: "scaleX(-1)" } },
  }),
);
