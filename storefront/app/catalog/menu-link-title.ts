import type { MenuLink } from "@circlet/design-system";
import * as storageKeys from "~/shop/storage-keys";
import { readStored, writeStored } from "~/browser/stored-text";

/** The title of the menu link clicked last, which becomes the heading of /direct; null if none is stored. */
export function readMenuLinkTitle(): string | null {
  return readStored(storageKeys.directDescription)?.trim() || null;
}

/** Becomes the heading if the link leads to /direct, which without a title redirects to the search. */
export function storeMenuLinkTitle({ label }: Pick<MenuLink, "label">): void {
  writeStored(storageKeys.directDescription, label);
}
