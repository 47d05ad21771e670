import type { RecipeVariants } from "../../css/recipe.ts";
import { createElement, type ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { LayoutProps } from "../layout-props.ts";
import { container } from "./Container.css.ts";

export type ContainerProps = LayoutProps & RecipeVariants<typeof container>;

/** Centers content at the page's width, with gutters. */
export function Container({ as = "div", width, className, ...rest }: ContainerProps): ReactNode {
  return createElement(as, { ...rest, className: classNames(container({ width }), className) });
}
