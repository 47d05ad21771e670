import { accountPath, type AccountSectionName } from "~/paths";
import * as messages from "~/messages/en/account";

/** Each section's name in the navigation, and the heading of its screen. */
const names: Record<AccountSectionName, { readonly label: string; readonly title: string }> = {
  orders: { label: messages.orders, title: messages.orders },
  wishlist: { label: messages.wishlist, title: messages.wishlist },
  sizes: { label: messages.sizes, title: messages.sizes },
  addresses: { label: messages.addresses, title: messages.addresses },
  settings: { label: messages.settings, title: messages.myAccount },
  logout: { label: messages.logout, title: messages.logout },
};

const sections = Object.keys(names) as AccountSectionName[];

/** Links to the account screens. */
export const accountNavigation = sections.map((section) => ({
  label: names[section].label,
  href: accountPath(section),
}));

/** The section in a URL; "orders" by default, null for an unknown one. */
export function accountSection(name: string | undefined): AccountSectionName | null {
  return name === undefined ? "orders" : (sections.find((section) => section === name) ?? null);
}

export function accountTitle(section: AccountSectionName): string {
  return names[section].title;
}
