import { swatchStrings } from "../../strings.ts";
import { ColorDot } from "../ColorDot/ColorDot.tsx";
import type { SwatchOption } from "./SwatchChoice.tsx";
import { SwatchGroup, type SwatchGroupProps } from "./SwatchGroup.tsx";
import * as css from "./Swatches.css.ts";

export interface ColorOption extends SwatchOption {
  /** CSS hex, or null for a color without a dot of its own. */
  hex: string | null;
}

export interface ColorSwatchesProps extends Omit<SwatchGroupProps<ColorOption>, "name"> {
  name?: string;
  heading?: string;
  labels?: typeof swatchStrings;
}

/** A color marked `unavailable` has no variant in the chosen size: an overlay lies over its dot (specification A4). */
export function ColorSwatches({
  labels = swatchStrings,
  heading = labels.color,
  ...props
}: ColorSwatchesProps) {
  return (
    <SwatchGroup
      name="color"
      {...props}
      component="color-swatches"
      heading={heading}
      face={css.color}
      nameOf={(option) => (option.unavailable ? labels.unavailableColor(option.label) : option.label)}
      renderFace={(option) => (
        <>
          <ColorDot hex={option.hex} />
          {option.unavailable || option.disabled ? (
            <span className={css.overlay} data-part="overlay" />
          ) : null}
        </>
      )}
    />
  );
}
