import { swatchStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import type { SwatchOption } from "./SwatchChoice.tsx";
import { SwatchGroup, type SwatchGroupProps } from "./SwatchGroup.tsx";
import * as css from "./Swatches.css.ts";

export interface SizeSwatchesProps extends Omit<SwatchGroupProps<SwatchOption>, "name"> {
  name?: string;
  /** "Size", optionally with the size system: "Size (US)". */
  heading?: string | undefined;
  labels?: Partial<typeof swatchStrings> | undefined;
}

/** Sizes or another option's values. `unavailable` ones are crossed out; `disabled` ones cannot be selected. */
export function SizeSwatches({ labels: given, heading, ...props }: SizeSwatchesProps) {
  const labels = useLabels(swatchStrings, given);
  return (
    <SwatchGroup
      name="size"
      {...props}
      component="size-swatches"
      heading={heading ?? labels.size}
      face={css.size}
      nameOf={(option) =>
        option.unavailable || option.disabled ? labels.unavailableSize(option.label) : option.label
      }
      renderFace={(option) => (
        // The merchant's word may be of another script than the page.
        <span aria-hidden="true" dir="auto">
          {option.label}
        </span>
      )}
    />
  );
}
