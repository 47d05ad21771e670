import { createVar, keyframes, style } from "@vanilla-extract/css";
import { pattern } from "../../css/layered.ts";
import { media } from "../../css/media.ts";
import { vars } from "../../theme/vars.css.ts";
import { textStyle } from "../text-style.ts";

/** Room that the title has even when it is shorter, in lines ("2lh"); without it, what the title takes. */
export const titleRoom = createVar();

export const root = style(
  pattern({
    position: "relative",
    display: "flex",
    flexDirection: "column",
    // Cards of a row are as tall as the tallest; prices stand on one line at the bottom.
    blockSize: "100%",
    minInlineSize: 0,
  }),
);

export const place = style(
  pattern({
    position: "relative",
    aspectRatio: "4 / 5",
    overflow: "hidden",
    borderRadius: vars.radius.picture,
    background: vars.color.surface,
  }),
);

export const picture = style(
  pattern({ position: "absolute", inset: 0, inlineSize: "100%", blockSize: "100%", objectFit: "cover" }),
);

const appear = keyframes({ from: { opacity: 0 } });

/** Not displayed before a pointer rests on the card, so that a listing never loads twice as many pictures. */
export const second = style(
  pattern({
    display: "none",
    "@media": {
      [media.hover]: {
        selectors: {
          [`${root}:hover &`]: {
            display: "block",
            animation: `${appear} ${vars.motion.card} ${vars.motion.ease}`,
          },
        },
      },
    },
  }),
);

export const soldOut = style(
  pattern({
    position: "absolute",
    inset: 0,
    display: "grid",
    placeItems: "center",
    background: `color-mix(in srgb, ${vars.color.ground} 62%, transparent)`,
  }),
);

export const percent = style(
  pattern({ position: "absolute", insetInlineStart: 10, insetBlockEnd: 10, pointerEvents: "none" }),
);

/** Above the title's link, which covers the whole card. */
const above = { position: "relative", zIndex: 1 } as const;

export const wishlist = style(
  pattern({ position: "absolute", zIndex: 1, insetBlockStart: 4, insetInlineEnd: 4 }),
);

export const words = style(
  pattern({
    display: "flex",
    flexDirection: "column",
    flex: 1,
    paddingBlockStart: vars.space.s,
    minInlineSize: 0,
  }),
);

export const brand = style(
  pattern({
    ...textStyle("small"),
    ...above,
    alignSelf: "flex-start",
    maxInlineSize: "100%",
    lineHeight: vars.control.target,
    // One line: the brand's page has the whole name.
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
    fontFamily: vars.font.ui,
    color: vars.color.textMuted,
    minBlockSize: titleRoom,
    // Two lines at most; the whole title is in the link's name and on the product's page.
    display: "-webkit-box",
    WebkitLineClamp: 2,
    WebkitBoxOrient: "vertical",
    overflow: "hidden",
  }),
);

/** One link for the whole card, named by the title alone. */
export const link = style(
  pattern({
    // A target of its own height, too, for those who measure the words; the line does not grow by it, and the brand's
    // target above stays clear.
    paddingBlockEnd: 8,
    "::after": { content: "", position: "absolute", inset: 0 },
    selectors: {
      // The ring goes around what the link covers.
      "&:focus-visible": { outline: "none" },
      "&:focus-visible::after": {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: 3,
        borderRadius: vars.radius.picture,
      },
    },
  }),
);

export const facts = style(pattern({ marginBlockStart: "auto", paddingBlockStart: 6 }));

/** A line of its own height: inline it would take on the height of the body's. */
export const price = style(pattern({ display: "flex" }));

export const condition = style(
  pattern({
    ...textStyle("caption"),
    display: "flex",
    alignItems: "center",
    gap: 7,
    marginBlockStart: 6,
    color: vars.color.textMuted,
  }),
);

/** One line, so that the prices of a row stand on one, too. */
export const conditionLabel = style(
  pattern({ minInlineSize: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }),
);
