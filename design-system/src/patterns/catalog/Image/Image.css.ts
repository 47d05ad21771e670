import { style } from "@vanilla-extract/css";
import { component } from "../../../css/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

/**
 * A failed image shows its name instead of the browser's broken-image icon: browsers render `::after` of an image
 * only if it fails to load. In the components layer, so that a pattern's own position wins.
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
    // Not for screen readers: the text next to the image says the same.
    selectors: { "&[data-name]::after": { content: 'attr(data-name) / ""' } },
  }),
);
