import type { RecipeVariants } from "../../css/recipe.ts";
import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import * as css from "./ConditionRing.css.ts";

/** The grades that the shop uses. */
export type Condition = "new_with_tags" | "new_without_tags" | "new_with_defects" | "preowned";

export type ConditionRingProps = RootProps<"span"> &
  RecipeVariants<typeof css.ring> & {
    condition: Condition;
    /** The condition's name, unless text next to the ring says it. */
    label?: string | undefined;
    /** For layout only. */
    className?: string | undefined;
  };

/** A ring that shows a product's condition, full for new with tags. */
export function ConditionRing({ condition, label, size, className, ...rest }: ConditionRingProps): ReactNode {
  const naming = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <span
      {...naming}
      {...rest}
      className={classNames(css.ring({ size }), css.closed[condition], className)}
      data-component="condition-ring"
    />
  );
}
