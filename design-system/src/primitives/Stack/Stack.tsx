import type { RecipeVariants } from "../../css/recipe.ts";
import { createElement, type ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { LayoutProps } from "../layout-props.ts";
import { stack } from "./Stack.css.ts";

export type StackProps = LayoutProps & RecipeVariants<typeof stack>;

/** A column of children with equal gaps. */
export function Stack({ as = "div", gap, align, className, ...rest }: StackProps): ReactNode {
  return createElement(as, { ...rest, className: classNames(stack({ gap, align }), className) });
}
