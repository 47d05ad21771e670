import type { ReactNode } from "react";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { upright } from "./Disclosure.css.ts";

/** A plus sign that becomes a minus while open: CSS hides the vertical stroke. */
export const ExpandIcon = (): ReactNode => (
  <Icon size="small">
    <path className={upright} d="M12 4.5v15" />
    <path d="M4.5 12h15" />
  </Icon>
);
