import type { ComponentProps, JSX } from "react";

/** What a component passes to its root: `ref`, `id`, `style`, `data-*`, `aria-*`, handlers. It sets those in `Own` itself. */
export type RootProps<Tag extends keyof JSX.IntrinsicElements, Own extends string = never> = Omit<
  ComponentProps<Tag>,
  "children" | "title" | Own
>;
