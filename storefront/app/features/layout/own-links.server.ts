import type { FooterProps, NavigationItem } from "@circlet/design-system";
import type { Commerce } from "~/apollo/commerce";
import { shows } from "~/promises/promises";
import { accountPath, brandsPath, orderStatusPath, profilePath, searchPath } from "~/shop/paths";
import * as messages from "~/messages/en/menu";
import { footer } from "./footer-links";
import { loadMenu } from "./merchant-menu";

const allItems = { label: messages.allItems, href: searchPath };
const brands = { label: messages.brands, href: brandsPath };

/** The header of a shop with content of its own whose platform has no menu. */
export const plainNavigation: readonly NavigationItem[] = [allItems, brands];

const help: FooterProps["columns"][number] = {
  title: messages.help,
  links: [
    { label: messages.findOrder, href: orderStatusPath },
    { label: messages.orders, href: accountPath("orders") },
    { label: messages.account, href: profilePath },
  ],
};

/** The footer of such a shop: the menu that the platform gives every store for it, and what every shop has. */
export async function loadOwnFooter(commerce: Commerce): Promise<FooterProps["columns"]> {
  const links = await loadMenu(commerce, "footer");
  const shop = {
    title: messages.shop,
    links: links?.map(({ label, href }) => ({ label, href })) ?? [allItems, brands],
  };
  return shows("long-pages") ? [shop, ...footer.slice(1)] : [shop, help];
}
