import type { HTMLAttributes, RefAttributes } from "react";

/** Elements that a layout may render, so that lists and sections keep their semantics. */
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

/** Props of all layouts. Use `className` to position the layout, not to style it. */
export type LayoutProps = HTMLAttributes<HTMLElement> &
  RefAttributes<HTMLElement> & { as?: LayoutElement | undefined };
