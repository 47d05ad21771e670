import type { RecipeVariants } from "../../css/recipe.ts";
import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { LayoutProps } from "../layout-props.ts";
import { stack } from "./Stack.css.ts";

export type StackProps = LayoutProps & RecipeVariants<typeof stack>;

/** Children one below the other, evenly apart. */
export function Stack({ as: Element = "div", gap, align, className, ...rest }: StackProps): ReactNode {
  return <Element {...rest} className={classNames(stack({ gap, align }), className)} />;
}
