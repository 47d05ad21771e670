import type { MenuLink } from "@circlet/design-system";
import { keepDescription } from "~/lib/direct-description";

/** The title of a menu's link becomes the heading of /direct, should the link lead there (specification A2). */
export function keepTitle({ label }: MenuLink): void {
  keepDescription(label);
}
