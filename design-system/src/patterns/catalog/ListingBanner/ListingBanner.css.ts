import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { media } from "../../../css/media.ts";
import { container } from "../../../primitives/Container/Container.css.ts";
import { vars } from "../../../theme/vars.css.ts";
import { textStyle } from "../../text-style.ts";
import { scenePhoto } from "../../photo.css.ts";
import { h1Text } from "../../display-text.css.ts";

export const scene = style(pattern({ position: "relative", background: vars.color.section }));

/** As tall as the image (1440 × 420), less tall in very wide windows, and taller if the text needs it. */
export const withImage = style(
  pattern({
    "@media": {
      [media.desktop]: { display: "flex", alignItems: "center", minBlockSize: "min(29.17vw, 460px)" },
    },
  }),
);

export const image = style([
  scenePhoto,
  // Keeps the image's subject on the right, because the text is on the left.
  pattern({ objectFit: "cover", "@media": { [media.desktop]: { objectPosition: "right" } } }),
]);

export const inner = style([container({}), pattern({ position: "relative", paddingBlock: vars.space.l })]);

export const words = style(pattern({ maxInlineSize: "62ch" }));

export const beside = style(pattern({ "@media": { [media.desktop]: { maxInlineSize: "min(36%, 30rem)" } } }));

export const title = h1Text;

export const text = style(pattern({ marginBlockStart: vars.space.s }));

export const outbound = style(
  pattern({
    display: "inline-flex",
    alignItems: "center",
    gap: 6,
    minBlockSize: vars.control.medium,
    marginBlockStart: vars.space.xs,
  }),
);

/** Scrolls horizontally on phones. */
export const tabs = style(
  pattern({
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    overflowX: "auto",
    scrollbarWidth: "none",
    // The line spans the window, but the tabs align with the page.
    paddingInline: `max(${vars.layout.gutter}, calc((100% - ${vars.layout.container}) / 2 + ${vars.layout.gutter}))`,
  }),
);

export const tabList = style(
  pattern({ ...textStyle("label"), display: "flex", gap: vars.space.l, inlineSize: "max-content" }),
);

const place = {
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: 48,
  whiteSpace: "nowrap",
} as const;

export const tab = style(
  pattern({
    ...place,
    borderBlockEnd: "2px solid transparent",
    // Inset, because the strip would clip an outer ring.
    outlineOffset: -3,
    selectors: {
      "&[aria-current='page']": { borderBlockEndColor: vars.color.text, fontWeight: vars.weight.medium },
    },
    "@media": {
      [media.hover]: { ":hover": { borderBlockEndColor: vars.color.hairline } },
      // Forced colors show transparent borders, so only the current tab has one.
      [media.forcedColors]: {
        borderBlockEndColor: "Canvas",
        selectors: { "&[aria-current='page']": { borderBlockEndColor: "Highlight" } },
      },
    },
  }),
);

export const shut = style(pattern({ ...place, color: vars.color.textMuted, textDecoration: "line-through" }));
