import type { MenuLink } from "@circlet/design-system";
import { keepDescription } from "~/catalog/direct-description";

/** Stores the title of a menu link: it becomes the heading of /direct if the link leads there. */
export function keepTitle({ label }: MenuLink): void {
  keepDescription(label);
}
