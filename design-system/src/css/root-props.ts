import type { ComponentProps, JSX } from "react";

/**
 * What a component passes on to its root element: `ref`, `id`, `style`, `data-*`, `aria-*` and event handlers. `Own`
 * names attributes that the component sets itself or uses for something else.
 */
export type RootProps<Tag extends keyof JSX.IntrinsicElements, Own extends string = never> = Omit<
  ComponentProps<Tag>,
  "children" | "title" | Own
>;
