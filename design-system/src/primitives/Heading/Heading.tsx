import type { RecipeVariants } from "../../css/recipe.ts";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { heading } from "./Heading.css.ts";

export type HeadingProps = ComponentProps<"h2"> &
  RecipeVariants<typeof heading> & {
    /** Its place in the page's outline; `size` alone changes the looks. */
    level: 1 | 2 | 3 | 4;
  };

const sizeOf = { 1: "h1", 2: "h2", 3: "h3", 4: "h3" } as const;

/** A headline in the display face. */
export function Heading({ level, size = sizeOf[level], className, ...rest }: HeadingProps): ReactNode {
  const Element = `h${level}` as const;
  return <Element {...rest} className={classNames(heading({ size }), className)} />;
}
