import { MobileMenu } from "@circlet/design-system";
import { keepTitle } from "~/catalog/direct-title";
import { menu } from "./mobile-menu-links";
import { usePublicSettings } from "~/settings/public-settings";
import { useAccountLinks } from "./use-account-links";

/** The id by which the header's button opens the menu without JavaScript. */
export const menuId = "menu";

/** The navigation menu on phones. */
export function ShopMenu() {
  const { menu: items = menu } = usePublicSettings();
  return <MobileMenu id={menuId} items={items} more={useAccountLinks()} onFollow={keepTitle} />;
}
