import type { HTMLAttributes, RefAttributes } from "react";

/** Elements that a layout can render, so that lists and sections keep their semantics. */
export type LayoutElement =
  | "div"
  | "span"
  | "section"
  | "article"
  | "aside"
  | "nav"
  | "main"
  | "header"
  | "footer"
  | "ul"
  | "ol"
  | "li"
  | "dl"
  | "form"
  | "fieldset";

/** The props of all layouts. `className` positions the layout in its container; it does not style it. */
export type LayoutProps = HTMLAttributes<HTMLElement> &
  RefAttributes<HTMLElement> & { as?: LayoutElement | undefined };
