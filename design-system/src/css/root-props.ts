import type { ComponentProps, JSX } from "react";

/** What a component passes to its root: `ref`, `id`, `style`, `data-*`, `aria-*`, handlers. `Own` are set by itself. */
export type RootProps<Tag extends keyof JSX.IntrinsicElements, Own extends string = never> = Omit<
  ComponentProps<Tag>,
  "children" | "title" | Own
>;
