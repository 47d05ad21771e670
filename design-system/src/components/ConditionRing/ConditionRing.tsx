import type { RecipeVariants } from "../../css/recipe.ts";
import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import * as css from "./ConditionRing.css.ts";

/** The specification's conditions (B3). */
export type Condition = "new_with_tags" | "new_without_tags" | "new_with_defects" | "preowned";

export type ConditionRingProps = RecipeVariants<typeof css.ring> & {
  condition: Condition;
  /** The condition in words, where none stand beside the ring. */
  label?: string | undefined;
  /** Layout only. */
  className?: string | undefined;
};

/** How much of the ring is closed: all of it for a piece that still has its tags. */
const shares: Record<Condition, number> = {
  new_with_tags: 1,
  new_without_tags: 0.85,
  new_with_defects: 0.7,
  preowned: 0.55,
};

const radius = 8;
const circumference = 2 * Math.PI * radius;

/** Circlet's sign for a piece's condition. */
export function ConditionRing({ condition, label, size, className }: ConditionRingProps): ReactNode {
  const naming = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  const length = (shares[condition] * circumference).toFixed(1);
  return (
    <svg
      viewBox="0 0 20 20"
      {...naming}
      className={classNames(css.ring({ size }), className)}
      data-component="condition-ring"
    >
      <circle className={css.track} cx="10" cy="10" r={radius} />
      <circle className={css.filled} cx="10" cy="10" r={radius} strokeDasharray={`${length} 60`} />
    </svg>
  );
}
