import type { ComponentProps, JSX } from "react";

/**
 * Props that a component passes to its root element: `ref`, `id`, `style`, `data-*`, `aria-*` and event handlers. `Own`
 * excludes attributes that the component sets itself.
 */
export type RootProps<Tag extends keyof JSX.IntrinsicElements, Own extends string = never> = Omit<
  ComponentProps<Tag>,
  "children" | "title" | Own
>;
