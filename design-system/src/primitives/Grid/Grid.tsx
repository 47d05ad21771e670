import type { RecipeVariants } from "../../css/recipe.ts";
import { createElement, type ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { LayoutProps } from "../layout-props.ts";
import { grid } from "./Grid.css.ts";

export type GridProps = LayoutProps & RecipeVariants<typeof grid>;

/** Equal columns, whose number depends on the window's width. */
export function Grid({ as = "div", columns, className, ...rest }: GridProps): ReactNode {
  return createElement(as, { ...rest, className: classNames(grid({ columns }), className) });
}
