import type { ReactNode } from "react";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import type { productCardStrings } from "../../strings.ts";
import { ColorDot } from "../ColorDot/ColorDot.tsx";
import * as css from "./CardColors.css.ts";

export interface CardColor {
  name: string;
  /** CSS hex; null for a color without a dot of its own. */
  hex: string | null;
}

interface CardColorsProps {
  colors: readonly CardColor[];
  labels: typeof productCardStrings;
}

/** More dots than these would meet the percent label on a phone's card. */
const shown = 3;

export function CardColors({ colors, labels }: CardColorsProps): ReactNode {
  const more = colors.length - shown;
  return (
    <p className={css.dots} data-part="colors">
      <VisuallyHidden>{labels.colors(colors.map((color) => color.name))}</VisuallyHidden>
      {colors.slice(0, shown).map((color) => (
        <span key={color.name} className={css.dot}>
          <ColorDot hex={color.hex} />
        </span>
      ))}
      {more > 0 && <span aria-hidden="true">{labels.moreColors(more)}</span>}
    </p>
  );
}
