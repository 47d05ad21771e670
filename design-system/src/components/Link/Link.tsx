import type { RecipeVariants } from "../../css/recipe.ts";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { Slot } from "../../primitives/Slot/Slot.tsx";
import { link } from "./Link.css.ts";

export type LinkProps = ComponentProps<"a"> &
  RecipeVariants<typeof link> & {
    /** Gives its looks to the one child, such as a router's link. */
    asChild?: boolean | undefined;
  };

/** Goes somewhere. `quiet` underlines on hover only: for lists of links, never inside a sentence. */
export function Link({ look, tone, standalone, asChild = false, className, ...rest }: LinkProps): ReactNode {
  const Element = asChild ? Slot : "a";
  return (
    <Element
      {...rest}
      className={classNames(link({ look, tone, standalone }), className)}
      data-component="link"
    />
  );
}
