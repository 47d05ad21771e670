import { swatchStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import { ColorDot } from "../../catalog/ColorDot/ColorDot.tsx";
import type { SwatchOption } from "./SwatchChoice.tsx";
import { SwatchGroup, type SwatchGroupProps } from "./SwatchGroup.tsx";
import * as css from "./Swatches.css.ts";

export interface ColorOption extends SwatchOption {
  /** A CSS hex value; null shows a neutral dot. */
  hex: string | null;
  /** URL of an image instead, for a pattern or a print. */
  image?: string | undefined;
}

export interface ColorSwatchesProps extends Omit<SwatchGroupProps<ColorOption>, "name"> {
  name?: string;
  /** What the shopper chooses, such as "Color". */
  heading?: string | undefined;
  labels?: Partial<typeof swatchStrings> | undefined;
}

/** The colors of a product. An `unavailable` color has no variant in the selected size, so its dot is crossed out. */
export function ColorSwatches({ labels: given, heading, ...props }: ColorSwatchesProps) {
  const labels = useLabels(swatchStrings, given);
  return (
    <SwatchGroup
      name="color"
      {...props}
      component="color-swatches"
      heading={heading ?? labels.color}
      face={css.color}
      nameOf={(option) => (option.unavailable ? labels.unavailableColor(option.label) : option.label)}
      renderFace={(option) => (
        <>
          <ColorDot hex={option.hex} image={option.image} />
          {option.unavailable || option.disabled ? (
            <span className={css.overlay} data-part="overlay" />
          ) : null}
        </>
      )}
    />
  );
}
