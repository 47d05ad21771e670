import { style } from "@vanilla-extract/css";
import { pattern } from "../../css/layered.ts";
import { vars } from "../../theme/vars.css.ts";
import { errorNote, note, smallHeading } from "../note.css.ts";
import { textStyle } from "../text-style.ts";
import { photo, photoFrame } from "../photo.css.ts";
import { plainLink } from "../plain-link.css.ts";

export const root = style(
  pattern({
    display: "grid",
    gridTemplateColumns: "96px minmax(0, 1fr)",
    gap: vars.space.m,
    paddingBlock: vars.space.m,
  }),
);

export const frame = style([
  photoFrame,
  pattern({
    aspectRatio: "4 / 5",
    alignSelf: "start",
    transition: `opacity ${vars.motion.state} ${vars.motion.ease}`,
    selectors: { [`${root}[aria-busy='true'] > &`]: { opacity: 0.55 } },
  }),
]);

export const image = photo;

export const words = style(pattern({ display: "flex", flexDirection: "column", overflowWrap: "anywhere" }));

export const brand = smallHeading;
export const title = style(pattern(textStyle("label")));
export const options = style([note, pattern({ fontVariantNumeric: "lining-nums" })]);

export const link = style([plainLink, pattern({ minBlockSize: vars.control.target })]);

export const soldOut = errorNote;

export const end = style(
  pattern({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: `10px ${vars.space.s}`,
    marginBlockStart: "auto",
    paddingBlockStart: vars.space.xxs,
  }),
);

export const remove = style(
  pattern({
    ...textStyle("small"),
    // Enlarges the touch target without changing the layout.
    paddingBlock: 10,
    marginBlock: -10,
  }),
);

export const removeForm = style(pattern({ position: "relative", marginInlineStart: "auto" }));

/** Positioned next to the label, so that the label does not move. */
export const working = style(
  pattern({
    position: "absolute",
    insetInlineEnd: `calc(100% + 6px)`,
    insetBlockStart: 4,
    color: vars.color.textMuted,
  }),
);

export const error = errorNote;
