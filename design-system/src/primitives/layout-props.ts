import type { HTMLAttributes } from "react";

/** Elements a layout may be, so that a list stays a list and a section a section. */
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

/** What every layout takes. `className` is for the place of the whole in its surroundings, not for its looks. */
export type LayoutProps = HTMLAttributes<HTMLElement> & { as?: LayoutElement | undefined };
