import { MobileMenu } from "@circlet/design-system";
import { keepTitle } from "./keep-title";
import { menu } from "./more-links";
import { usePublicSettings } from "~/settings/public-settings";
import { useAccountLinks } from "./use-account-links";

/** The header's button opens the menu by this id, even without script. */
export const menuId = "menu";

/** The menu on phones. */
export function ShopMenu() {
  const { menu: items = menu } = usePublicSettings();
  return <MobileMenu id={menuId} items={items} more={useAccountLinks()} onFollow={keepTitle} />;
}
