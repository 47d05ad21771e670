import type { MenuLink } from "@circlet/design-system";
import { keepDescription } from "~/catalog/direct-description";

/** Stores a menu link's title, which becomes the heading if the link leads to /direct. */
export function keepTitle({ label }: MenuLink): void {
  keepDescription(label);
}
