import type { RecipeVariants } from "../../css/recipe.ts";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { heading } from "./Heading.css.ts";

export type HeadingProps = ComponentProps<"h2"> &
  RecipeVariants<typeof heading> & {
    /** The level in the page's outline. To change only the type size, set `size`. */
    level: 1 | 2 | 3 | 4;
  };

const sizeOf = { 1: "h1", 2: "h2", 3: "h3", 4: "h3" } as const;

/** A heading in the display font. */
export function Heading({ level, size = sizeOf[level], className, ...rest }: HeadingProps): ReactNode {
  const Element = `h${level}` as const;
  return <Element {...rest} className={classNames(heading({ size }), className)} />;
}
