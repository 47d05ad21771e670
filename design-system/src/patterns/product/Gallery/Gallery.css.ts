import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { media, withoutScripts } from "../../../css/media.ts";
import { vars } from "../../../theme/vars.css.ts";
import { shrinks } from "../../shrinks.css.ts";
import { photo } from "../../photo.css.ts";

export const root = shrinks;

export const list = style(
  pattern({
    display: "flex",
    gap: vars.space.xxs,
    marginInline: `calc(-1 * ${vars.layout.gutter})`,
    overflowX: "auto",
    overscrollBehaviorInline: "contain",
    scrollSnapType: "x mandatory",
    scrollbarWidth: "none",
    "@media": {
      [media.desktop]: {
        display: "grid",
        gridTemplateColumns: "1fr 1fr",
        gap: vars.space.s,
        marginInline: 0,
        overflowX: "visible",
      },
      print: { display: "block", marginInline: 0 },
    },
  }),
);

export const item = style(
  pattern({
    flex: "0 0 92%",
    scrollSnapAlign: "start",
    selectors: { "&:only-child": { flexBasis: "100%" } },
    "@media": {
      [media.desktop]: { selectors: { "&:only-child": { gridColumn: "1 / -1" } } },
      // Paper shows the first image.
      print: { selectors: { "&:not(:first-child)": { display: "none" } } },
    },
  }),
);

export const place = style(
  pattern({
    display: "block",
    position: "relative",
    aspectRatio: "4 / 5",
    overflow: "hidden",
    background: vars.color.surface,
    // Inset, because the scroller clips outer rings.
    outlineOffset: -3,
    "@media": { [media.desktop]: { borderRadius: vars.radius.image } },
  }),
);

export const opens = style(pattern({ cursor: "zoom-in" }));

export const image = style([photo, pattern({ position: "absolute", inset: 0 })]);

export const dots = style(
  pattern({
    display: "flex",
    gap: 6,
    justifyContent: "center",
    paddingBlockStart: vars.space.s,
    "@media": { [media.desktop]: { display: "none" } },
    selectors: { [withoutScripts]: { display: "none" } },
  }),
);

export const dot = style(
  pattern({
    inlineSize: 6,
    blockSize: 6,
    borderRadius: vars.radius.round,
    background: vars.color.hairline,
    transition: `inline-size ${vars.motion.state} ${vars.motion.ease}`,
    selectors: { "&[data-current]": { inlineSize: 18, background: vars.color.text } },
    "@media": {
      [media.forcedColors]: {
        background: "GrayText",
        selectors: { "&[data-current]": { background: "CanvasText" } },
      },
    },
  }),
);
