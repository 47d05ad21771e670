import type { RecipeVariants } from "../../css/recipe.ts";
import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { LayoutProps } from "../layout-props.ts";
import { cluster } from "./Cluster.css.ts";

export type ClusterProps = LayoutProps & RecipeVariants<typeof cluster>;

/** Children side by side; they wrap where the line ends. */
export function Cluster({
  as: Element = "div",
  gap,
  wrap,
  align,
  justify,
  className,
  ...rest
}: ClusterProps): ReactNode {
  return <Element {...rest} className={classNames(cluster({ gap, wrap, align, justify }), className)} />;
}
