import { accountPath, type AccountSectionName } from "~/shop/paths";
import * as messages from "~/messages/en/account";
import * as savedSearches from "~/messages/en/saved-searches";
import type { ServiceSettings } from "~/settings/service-settings";

/** Each section's name in the navigation, and the heading of its screen. */
const names: Record<AccountSectionName, { readonly label: string; readonly title: string }> = {
  orders: { label: messages.orders, title: messages.orders },
  wishlist: { label: messages.wishlist, title: messages.wishlist },
  "saved-searches": { label: savedSearches.title, title: savedSearches.title },
  sizes: { label: messages.sizes, title: messages.sizes },
  addresses: { label: messages.addresses, title: messages.addresses },
  settings: { label: messages.settings, title: messages.myAccount },
  logout: { label: messages.logout, title: messages.logout },
};

type Services = Pick<ServiceSettings, "extensionsApiUrl">;

/** Searches can be saved if the shop has the extensions service. */
function sectionsOf({ extensionsApiUrl }: Services): AccountSectionName[] {
  const all = Object.keys(names) as AccountSectionName[];
  return all.filter((section) => section !== "saved-searches" || extensionsApiUrl !== null);
}

export function accountNavigation(services: Services) {
  return sectionsOf(services).map((section) => ({
    label: names[section].label,
    href: accountPath(section),
  }));
}

/** The section in a URL; "orders" by default, null for one that the shop does not have. */
export function accountSection(name: string | undefined, services: Services): AccountSectionName | null {
  return name === undefined ? "orders" : (sectionsOf(services).find((section) => section === name) ?? null);
}

export function accountTitle(section: AccountSectionName): string {
  return names[section].title;
}
