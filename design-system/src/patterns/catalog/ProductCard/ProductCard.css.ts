import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { fadeIn } from "../../../css/fade-in.css.ts";
import { pattern } from "../../../css/layered.ts";
import { media } from "../../../css/media.ts";
import { layers } from "../../../theme/layers.css.ts";
import { vars } from "../../../theme/vars.css.ts";
import { textStyle } from "../../text-style.ts";
import { cardLink } from "../../card-link.css.ts";

/** The number of lines reserved for the title; none by default. */
export const titleLines = createVar();

/** The unit `lh` is newer than the oldest browsers. */
export const titleRoom = `calc(${titleLines} * ${vars.type.small.size} * ${vars.type.small.lineHeight})`;

/** A grid without wrappers, because a listing has eighty cards. Everything on top of the image shares its area. */
export const root = style(
  pattern({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateAreas: '"image" "brand" "title" "price" "condition"',
    // Cards in a row are equally tall. The title takes the remaining space, so that prices line up.
    gridTemplateRows: "auto auto 1fr auto auto",
    blockSize: "100%",
    minInlineSize: 0,
  }),
);

export const image = style(
  pattern({
    gridArea: "image",
    alignSelf: "start",
    inlineSize: "100%",
    aspectRatio: "4 / 5",
    // WebKit would make an image that fails to load square.
    contain: "size",
    objectFit: "cover",
    borderRadius: vars.radius.image,
    background: vars.color.surface,
  }),
);

export const sold = style(pattern({ opacity: 0.38 }));

/** Covers the first image on hover. */
export const second = style(
  pattern({
    display: "none",
    background: "none",
    // Text for a failed image would show behind the first image.
    "::after": { display: "none" },
    "@media": {
      [media.hover]: {
        selectors: {
          [`${root}:hover &`]: {
            display: "block",
            animation: `${fadeIn} ${vars.motion.card} ${vars.motion.ease}`,
          },
        },
      },
    },
  }),
);

/** On the image, but below the title's link, which covers the card. */
const onImage = { gridArea: "image", position: "relative", pointerEvents: "none" } as const;

export const soldOut = style(pattern({ ...onImage, placeSelf: "center" }));

export const percent = style(pattern({ ...onImage, placeSelf: "end start", margin: 10 }));

/** In the opposite corner, because a line of its own would move the prices of a row out of line. */
export const colors = style(pattern({ ...onImage, placeSelf: "end", margin: 10 }));

// Puts the wishlist button above the link.
globalStyle(`${root} > button`, {
  "@layer": {
    [layers.patterns]: { gridArea: "image", placeSelf: "start end", zIndex: 1, margin: vars.space.xxs },
  },
});

export const brand = style(
  pattern({
    ...textStyle("small"),
    gridArea: "brand",
    position: "relative",
    zIndex: 1,
    justifySelf: "start",
    maxInlineSize: "100%",
    marginBlockStart: vars.space.s,
    lineHeight: vars.control.target,
    // One line: the brand's page shows the full name.
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    fontWeight: vars.weight.semibold,
    textUnderlineOffset: 4,
  }),
);

export const brandLink = style(pattern({ ":hover": { textDecoration: "underline" } }));

export const title = style(
  pattern({
    ...textStyle("small"),
    gridArea: "title",
    alignSelf: "start",
    color: vars.color.textMuted,
    minBlockSize: titleRoom,
    // At most two lines. The link's name and the product page have the full title.
    display: "-webkit-box",
    WebkitLineClamp: 2,
    WebkitBoxOrient: "vertical",
    overflow: "hidden",
  }),
);

/** A single link that covers the card and is named by the title. */
export const link = style([
  cardLink,
  pattern({
    // At least 24 px tall, without making the line taller or overlapping the brand's target above.
    paddingBlockEnd: vars.space.xs,
    selectors: { "&:focus-visible::after": { borderRadius: vars.radius.image } },
  }),
]);

export const price = style(pattern({ gridArea: "price", display: "flex", marginBlockStart: 6 }));

const ringSide = 15;

/** One line, so that the prices of a row line up. */
export const condition = style(
  pattern({
    ...textStyle("caption"),
    gridArea: "condition",
    position: "relative",
    marginBlockStart: 6,
    paddingInlineStart: ringSide + 7,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    color: vars.color.textMuted,
  }),
);

export const ring = style(
  pattern({ position: "absolute", insetBlock: 0, insetInlineStart: 0, marginBlock: "auto" }),
);
