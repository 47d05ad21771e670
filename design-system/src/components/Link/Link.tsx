import type { RecipeVariants } from "../../css/recipe.ts";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { Slot } from "../../primitives/Slot/Slot.tsx";
import { link } from "./Link.css.ts";

export type LinkProps = ComponentProps<"a"> &
  RecipeVariants<typeof link> & {
    /** Applies the styles to the only child, such as a router's link. */
    asChild?: boolean | undefined;
  };

/** A link to another page. `quiet` links are underlined only on hover: use them in lists, never inside a sentence. */
export function Link({
  variant,
  tone,
  standalone,
  asChild = false,
  className,
  ...rest
}: LinkProps): ReactNode {
  const Element = asChild ? Slot : "a";
  return (
    <Element
      {...rest}
      className={classNames(link({ variant, tone, standalone }), className)}
      data-component="link"
    />
  );
}
