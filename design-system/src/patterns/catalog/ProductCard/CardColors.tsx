import type { ReactNode } from "react";
import { classNames } from "../../../css/class-names.ts";
import type { productCardStrings } from "../../../strings.ts";
import { ColorDot } from "../ColorDot/ColorDot.tsx";
import * as css from "./CardColors.css.ts";

export interface CardColor {
  name: string;
  /** A CSS hex value; null shows a neutral dot. */
  hex: string | null;
}

interface CardColorsProps {
  colors: readonly CardColor[];
  labels: typeof productCardStrings;
  className: string;
}

/** More dots would overlap the discount on phones. */
const shown = 3;

/** An image to screen readers, with the names of all colors. */
export function CardColors({ colors, labels, className }: CardColorsProps): ReactNode {
  const more = colors.length - shown;
  return (
    <p
      key={more}
      role="img"
      aria-label={labels.colors(colors.map((color) => color.name))}
      className={classNames(css.dots, className)}
      data-part="colors"
    >
      {colors.slice(0, shown).map((color) => (
        <ColorDot key={color.name} hex={color.hex} className={css.dot} />
      ))}
      {more > 0 && labels.moreColors(more)}
    </p>
  );
}
