import { style, styleVariants } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { media } from "../../../css/media.ts";
import { vars } from "../../../theme/vars.css.ts";
import { note } from "../../note.css.ts";
import { photo, photoFrame } from "../../photo.css.ts";
import { cardLink } from "../../card-link.css.ts";
import { h3Text } from "../../display-text.css.ts";
import { shrinks } from "../../shrinks.css.ts";

const grid = style(
  pattern({
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: `${vars.space.l} ${vars.layout.gridGap}`,
  }),
);

const sixInARow = "(min-width: 1200px)";

const desktop = (gridTemplateColumns: string) =>
  pattern({ "@media": { [media.desktop]: { gridTemplateColumns } } });

export const layouts = styleVariants({
  editorial: [grid, desktop("5fr 4fr 3fr")],
  six: [
    grid,
    pattern({
      "@media": {
        [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
        [sixInARow]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
      },
    }),
  ],
});

export const tile = style(
  pattern({ position: "relative", display: "flex", flexDirection: "column", minInlineSize: 0 }),
);

export const places = styleVariants({
  editorial: pattern({
    blockSize: "clamp(200px, 60.5vw, 300px)",
    "@media": { [media.desktop]: { blockSize: "clamp(280px, 34.4vw, 440px)" } },
  }),
  // The images' own aspect ratio, so that clothes are not cropped.
  six: pattern({ aspectRatio: "4 / 5" }),
});

/** On phones, the first of three tiles spans the full width. */
export const lead = style(
  pattern({
    gridColumn: "1 / -1",
    "@media": { [media.desktop]: { gridColumn: "auto" } },
  }),
);

export const leadPlace = style(
  pattern({
    blockSize: "clamp(260px, 84.6vw, 420px)",
    "@media": { [media.desktop]: { blockSize: "clamp(280px, 34.4vw, 440px)" } },
  }),
);

export const place = photoFrame;

export const image = style([
  photo,
  pattern({
    transition: `transform ${vars.motion.tile} ${vars.motion.ease}`,
    "@media": {
      "(hover: hover) and (prefers-reduced-motion: no-preference)": {
        selectors: { [`${tile}:hover &`]: { transform: "scale(1.025)" } },
      },
    },
  }),
]);

const caption = style(
  pattern({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    columnGap: vars.space.s,
    paddingBlockStart: vars.space.s,
  }),
);

export const captions = styleVariants({
  editorial: [caption],
  // In narrow tiles, title and note may not fit on one line, so put them on two in all tiles.
  six: [caption, pattern({ "@media": { [sixInARow]: { flexDirection: "column" } } })],
});

export const title = style([h3Text, shrinks]);

export const link = cardLink;

export { note };
