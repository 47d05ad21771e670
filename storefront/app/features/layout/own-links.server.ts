import type { FooterProps, NavigationItem } from "@circlet/design-system";
import type { Commerce } from "~/apollo/commerce";
import { shows } from "~/promises/promises";
import { loadPolicies } from "~/catalog/policies";
import { accountPath, brandsPath, orderStatusPath, policyPath, profilePath, searchPath } from "~/shop/paths";
import * as messages from "~/messages/en/menu";
import type { PolicyLinks } from "~/catalog/use-policy-links";
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

/** The footer of such a shop: the menu that the platform gives every store for it, its policies, and what every shop has. */
export async function loadOwnFooter(commerce: Commerce): Promise<FooterProps["columns"]> {
  const [links, policies] = await Promise.all([loadMenu(commerce, "footer"), loadPolicies(commerce)]);
  const shop = {
    title: messages.shop,
    links: links?.map(({ label, href }) => ({ label, href })) ?? [allItems, brands],
  };
  if (shows("long-pages")) return [shop, ...footer.slice(1)];
  const known = new Set(shop.links.map(({ href }) => href));
  const others = policies
    .map(({ title, handle }) => ({ label: title, href: policyPath(handle) }))
    .filter(({ href }) => !known.has(href));
  return [shop, { ...help, links: [...help.links, ...others] }];
}

/** The policies that the cart's note links to, in a shop whose own pages do not exist. */
export async function loadPolicyLinks(commerce: Commerce): Promise<PolicyLinks> {
  const hrefs = new Map((await loadPolicies(commerce)).map(({ handle }) => [handle, policyPath(handle)]));
  return { termsHref: hrefs.get("terms-of-service"), privacyHref: hrefs.get("privacy-policy") };
}
