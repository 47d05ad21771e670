import { globalStyle, style } from "@vanilla-extract/css";
import { fadeIn } from "../../css/fade-in.css.ts";
import { component } from "../../css/layered.ts";
import { layers } from "../../theme/layers.css.ts";
import { vars } from "../../theme/vars.css.ts";

const motion = `${vars.motion.card} ${vars.motion.ease}`;

/** Keeps a dialog in the top layer until it has left the screen. */
export const leaving = `display ${motion} allow-discrete, overlay ${motion} allow-discrete`;

/** Before script, some browsers open it as a popover. */
export const open = "&:is([open], :popover-open)";

export const modal = style(
  component({
    position: "fixed",
    flexDirection: "column",
    overflow: "visible",
    background: vars.color.raised,
    color: vars.color.text,
    boxShadow: vars.shadow.dialog,
    // Forced colors remove shadows and backgrounds.
    outline: "1px solid transparent",
    outlineOffset: 0,
    // The text around the dialog's place may have a style of its own.
    letterSpacing: "normal",
    textAlign: "start",
    textTransform: "none",
    whiteSpace: "normal",
    selectors: {
      [open]: { display: "flex", pointerEvents: "auto" },
      "&::backdrop": {
        background: vars.color.scrim,
        opacity: 0,
        transition: `opacity ${motion}, ${leaving}`,
      },
      [`${open}::backdrop`]: { opacity: 1, animation: `${fadeIn} ${motion}` },
    },
    "@media": { print: { display: "none !important" } },
  }),
);

// The page does not scroll while a modal is open, and keeps the place of its scrollbar.
globalStyle(`html:has(${modal}:is([open], :popover-open))`, {
  "@layer": {
    [layers.components]: { overflow: "hidden", scrollbarGutter: "stable" },
  },
});

// Before script, a click beside the modal only closes it.
globalStyle(`html:has(${modal}:popover-open)`, {
  "@layer": { [layers.components]: { pointerEvents: "none" } },
});

export const header = style(
  component({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: vars.space.m,
    paddingBlock: vars.space.xs,
    paddingInlineStart: vars.space.l,
    paddingInlineEnd: vars.space.s,
    minBlockSize: 60,
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
  }),
);

/** Keeps a long title away from the edges. */
export const title = style(component({ paddingBlock: vars.space.xs }));

export const bareHeader = style(component({ justifyContent: "flex-end", borderBlockEnd: 0 }));

export const description = style(
  component({
    marginBlockEnd: vars.space.m,
    color: vars.color.textMuted,
    fontSize: vars.type.small.size,
    selectors: { "&:last-child": { marginBlockEnd: 0 } },
  }),
);

export const body = style(
  component({
    flex: "1 1 auto",
    minBlockSize: 0,
    overflowY: "auto",
    // Keeps the page from scrolling at the end of the content.
    overscrollBehavior: "contain",
    padding: vars.space.l,
  }),
);

export const footer = style(
  component({
    paddingInline: vars.space.l,
    paddingBlockStart: vars.space.m,
    paddingBlockEnd: `calc(${vars.space.m} + env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${vars.color.hairline}`,
  }),
);
