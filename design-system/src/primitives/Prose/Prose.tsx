import type { RecipeVariants } from "../../css/recipe.ts";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { prose } from "./Prose.css.ts";

export type ProseProps = ComponentProps<"div"> & RecipeVariants<typeof prose>;

/** Text from Markdown, with headings, paragraphs, lists and tables at a readable width. */
export function Prose({ numbered, size, className, ...rest }: ProseProps): ReactNode {
  return (
    <div {...rest} className={classNames(prose({ numbered, size }), className)} data-component="prose" />
  );
}
