import type { RecipeVariants } from "../../css/recipe.ts";
import { createElement, type HTMLAttributes, type ReactNode, type RefAttributes } from "react";
import { classNames } from "../../css/class-names.ts";
import { text } from "./Text.css.ts";

export type TextProps = HTMLAttributes<HTMLElement> &
  RefAttributes<HTMLElement> &
  RecipeVariants<typeof text> & {
    as?: "p" | "span" | "div" | "dt" | "dd" | "li" | "strong" | "small" | "time" | "figcaption" | undefined;
  };

/** Body text and its smaller variants. Renders a paragraph unless `as` is set. */
export function Text({
  as = "p",
  size,
  tone,
  weight,
  truncate,
  align,
  className,
  ...rest
}: TextProps): ReactNode {
  return createElement(as, {
    ...rest,
    className: classNames(text({ size, tone, weight, truncate, align }), className),
  });
}
