import type { RecipeVariants } from "../../css/recipe.ts";
import type { HTMLAttributes, ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { text } from "./Text.css.ts";

export type TextProps = HTMLAttributes<HTMLElement> &
  RecipeVariants<typeof text> & {
    as?: "p" | "span" | "div" | "dt" | "dd" | "li" | "strong" | "small" | "time" | "figcaption" | undefined;
  };

/** Running text and its smaller relatives. A paragraph unless `as` says otherwise. */
export function Text({
  as: Element = "p",
  size,
  tone,
  weight,
  truncate,
  align,
  className,
  ...rest
}: TextProps): ReactNode {
  return (
    <Element {...rest} className={classNames(text({ size, tone, weight, truncate, align }), className)} />
  );
}
