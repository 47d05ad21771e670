import type { RecipeVariants } from "../../css/recipe.ts";
import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { LayoutProps } from "../layout-props.ts";
import { container } from "./Container.css.ts";

export type ContainerProps = LayoutProps & RecipeVariants<typeof container>;

/** The page's width with its gutters. */
export function Container({ as: Element = "div", width, className, ...rest }: ContainerProps): ReactNode {
  return <Element {...rest} className={classNames(container({ width }), className)} />;
}
