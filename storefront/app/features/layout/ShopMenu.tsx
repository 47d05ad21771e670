import { MobileMenu, type NavigationItem } from "@circlet/design-system";
import { storeMenuLinkTitle } from "~/catalog/menu-link-title";
import { menu as ownMenu } from "./mobile-menu-links";
import { useAccountLinks } from "./use-account-links";

/** The id by which the header's button opens the menu without JavaScript. */
export const menuId = "menu";

export interface ShopMenuProps {
  /** The merchant's menu, which replaces the shop's own links. */
  readonly menu: readonly NavigationItem[] | null | undefined;
}

export function ShopMenu({ menu }: ShopMenuProps) {
  return (
    <MobileMenu id={menuId} items={menu ?? ownMenu} more={useAccountLinks()} onFollow={storeMenuLinkTitle} />
  );
}
