import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { media } from "../../../css/media.ts";
import { container } from "../../../primitives/Container/Container.css.ts";
import { vars } from "../../../theme/vars.css.ts";
import { textStyle } from "../../text-style.ts";
import { scenePhoto } from "../../photo.css.ts";

export const root = style(pattern({ position: "relative", background: vars.color.section }));

export const image = style([
  scenePhoto,
  pattern({
    background: vars.color.section,
    "@media": {
      // Narrow windows crop the image on the right, because the text is on the left.
      [media.desktop]: { objectPosition: "36% 50%" },
      [media.wide]: { objectPosition: "72% 50%" },
    },
  }),
]);

/** In wide windows, the text is on the image, which grows with it. */
export const frame = style(
  pattern({
    background: vars.color.ground,
    paddingBlockStart: vars.space.l,
    "@media": {
      [media.desktop]: {
        position: "relative",
        display: "flex",
        alignItems: "center",
        minBlockSize: "clamp(380px, 46.9vw, 640px)",
        paddingBlock: vars.space.xxl,
        background: "none",
      },
    },
  }),
);

export const inner = container({});

export const words = style(pattern({ "@media": { [media.desktop]: { maxInlineSize: "min(430px, 40%)" } } }));

export const title = style(pattern(textStyle("hero")));

/** Margins around the text. */
const around = { small: "20px", large: "28px" };

export const text = style(
  pattern({
    ...textStyle("lead"),
    maxInlineSize: "36ch",
    marginBlock: `${vars.space.s} ${around.small}`,
    "@media": { [media.desktop]: { marginBlock: `${around.small} ${around.large}` } },
  }),
);

export const actions = style(
  pattern({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${vars.space.s} ${vars.space.l}`,
  }),
);
