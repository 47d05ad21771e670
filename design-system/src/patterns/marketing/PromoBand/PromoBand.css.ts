import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { media } from "../../../css/media.ts";
import { container } from "../../../primitives/Container/Container.css.ts";
import { vars } from "../../../theme/vars.css.ts";
import { textStyle } from "../../text-style.ts";
import { cardLink } from "../../card-link.css.ts";
import { scenePhoto } from "../../photo.css.ts";
import { h1Text } from "../../display-text.css.ts";

export const band = style(
  pattern({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    isolation: "isolate",
  }),
);

/** Also set behind the image, so that the text is readable before the image loads. */
export const tones = styleVariants(
  {
    sand: vars.palette.sand,
    lightOrange: vars.palette.lightOrange,
    lightGrey: vars.palette.lightGrey,
    white: vars.palette.white,
    black: vars.palette.black,
    brown: vars.palette.brown,
    teal: vars.palette.teal,
  },
  (background) => pattern({ background }),
);

export const textColors = styleVariants(
  {
    black: vars.palette.black,
    white: vars.palette.white,
    brown: vars.palette.brown,
    crimson: vars.palette.crimson,
    teal: vars.palette.teal,
  },
  (color) => pattern({ color }),
);

/** The text sets the height. */
export const image = style([
  scenePhoto,
  pattern({ "@media": { [media.desktop]: { zIndex: -1, objectPosition: "72% 50%" } } }),
]);

const frame = style(
  pattern({
    display: "grid",
    paddingInline: `max(${vars.layout.gutter}, (100% - ${vars.layout.container}) / 2 + ${vars.layout.gutter})`,
    paddingBlock: vars.space.xl,
    "@media": { [media.desktop]: { paddingBlock: vars.space.xxl } },
  }),
);

const veilColor = createVar();
const veilAt = (percent: number) => `color-mix(in srgb, ${veilColor} ${percent}%, transparent)`;
const veil = (side: "right" | "left") => ({
  backgroundImage: `linear-gradient(to ${side}, ${veilAt(60)}, ${veilAt(35)} 30%, ${veilAt(0)} 48%)`,
});

/** Fades the image behind the text. Its subject starts at 46%. */
const veiled = style([
  frame,
  pattern({
    "@media": {
      [media.desktop]: {
        minBlockSize: "clamp(340px, 36vw, 500px)",
        alignItems: "center",
        ...veil("right"),
        selectors: { "[dir='rtl'] &": veil("left") },
      },
    },
  }),
]);

export const over = styleVariants({ light: vars.palette.white, dark: vars.palette.black }, (color) => [
  veiled,
  pattern({ vars: { [veilColor]: color } }),
]);

export const alone = style([frame, pattern({ justifyItems: "center", textAlign: "center" })]);

export const words = style(
  pattern({
    display: "grid",
    justifyItems: "start",
    "@media": { [media.desktop]: { maxInlineSize: "46%" } },
  }),
);

export const centeredWords = style(
  pattern({ display: "grid", justifyItems: "center", maxInlineSize: "44rem" }),
);

export const title = h1Text;

export const link = style([
  cardLink,
  pattern({
    selectors: { "&:focus-visible::after": { outlineColor: "currentColor", outlineOffset: -6 } },
  }),
]);

export const subtitle = style(
  pattern({ ...textStyle("lead"), marginBlockStart: vars.space.xs, textWrap: "balance" }),
);

export const button = style(pattern({ position: "relative", zIndex: 1, marginBlockStart: vars.space.l }));

export const disclaimer = style(pattern({ ...textStyle("caption"), marginBlockStart: vars.space.m }));

export const perks = style([container({}), pattern({ paddingBlock: vars.space.l })]);
