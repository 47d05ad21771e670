import type { RecipeVariants } from "../../css/recipe.ts";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { badge } from "./Badge.css.ts";

export type BadgeProps = ComponentProps<"span"> & RecipeVariants<typeof badge>;

/** A short status label. */
export function Badge({ tone, className, ...rest }: BadgeProps): ReactNode {
  return <span {...rest} className={classNames(badge({ tone }), className)} data-component="badge" />;
}
