import { style } from "@vanilla-extract/css";
import { component } from "../../../css/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

/** Browsers render `::after` on an image only if it fails to load. In this layer, patterns can override it. */
export const image = style(
  component({
    position: "relative",
    "::after": {
      content: "attr(alt)",
      position: "absolute",
      inset: 0,
      display: "grid",
      placeItems: "center",
      overflow: "hidden",
      padding: vars.space.xs,
      background: vars.color.surface,
      color: vars.color.textMuted,
      fontSize: vars.type.caption.size,
      lineHeight: vars.type.caption.lineHeight,
      textAlign: "center",
      whiteSpace: "normal",
      overflowWrap: "anywhere",
    },
    // Hidden from screen readers, because text next to the image says the same.
    selectors: { "&[data-name]::after": { content: ["attr(data-name)", 'attr(data-name) / ""'] } },
  }),
);
