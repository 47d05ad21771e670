import type { RecipeVariants } from "../../css/recipe.ts";
import { createElement, type ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { LayoutProps } from "../layout-props.ts";
import { cluster } from "./Cluster.css.ts";

export type ClusterProps = LayoutProps & RecipeVariants<typeof cluster>;

/** A row of children that wraps. */
export function Cluster({
  as = "div",
  gap,
  wrap,
  align,
  justify,
  className,
  ...rest
}: ClusterProps): ReactNode {
  return createElement(as, {
    ...rest,
    className: classNames(cluster({ gap, wrap, align, justify }), className),
  });
}
