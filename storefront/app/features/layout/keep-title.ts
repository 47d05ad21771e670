import type { MenuLink } from "@circlet/design-system";
import { keepDirectTitle } from "~/catalog/direct-title";

/** Stores a menu link's title, which becomes the heading if the link leads to /direct. */
export function keepTitle({ label }: MenuLink): void {
  keepDirectTitle(label);
}
