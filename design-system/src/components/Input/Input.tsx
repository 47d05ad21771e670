import type { RecipeVariants } from "../../css/recipe.ts";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { input } from "./Input.css.ts";

export type InputProps = Omit<ComponentProps<"input">, "size"> & RecipeVariants<typeof input>;

/** A single-line text field. Label it with Field or, if there is no room, with `aria-label`. */
export function Input({ size, shape, className, ...rest }: InputProps): ReactNode {
  return (
    <input
      type="text"
      {...rest}
      className={classNames(input({ size, shape }), className)}
      data-component="input"
    />
  );
}
