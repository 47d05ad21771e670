import { style } from "@vanilla-extract/css";
import { component } from "../../../css/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

/**
 * Replaces the browser's broken-image icon with the image's name, because browsers render `::after` on an image only if
 * it fails to load. In the components layer, so that patterns can override the position.
 */
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
    selectors: { "&[data-name]::after": { content: 'attr(data-name) / ""' } },
  }),
);
