import type { RecipeVariants } from "../../css/recipe.ts";
import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { LayoutProps } from "../layout-props.ts";
import { grid } from "./Grid.css.ts";

export type GridProps = LayoutProps & RecipeVariants<typeof grid>;

/** Even columns, as many as the viewport has room for. */
export function Grid({ as: Element = "div", columns, className, ...rest }: GridProps): ReactNode {
  return <Element {...rest} className={classNames(grid({ columns }), className)} />;
}
