import { accountPath, type AccountSection } from "~/lib/paths";

/** What each section is called: in the navigation, and over its screen. */
const names: Record<AccountSection, { readonly label: string; readonly title: string }> = {
  orders: { label: "Orders", title: "Orders" },
  wishlist: { label: "Wishlist", title: "Wishlist" },
  settings: { label: "Settings", title: "My Account" },
  logout: { label: "Logout", title: "Logout" },
};

const sections = Object.keys(names) as AccountSection[];

/** The navigation of the account screens (ACC-1). */
export const accountNavigation = sections.map((section) => ({
  label: names[section].label,
  href: accountPath(section),
}));

/** The section of an address, orders when it names none; null for one that there is not. */
export function accountSection(name: string | undefined): AccountSection | null {
  return name === undefined ? "orders" : (sections.find((section) => section === name) ?? null);
}

export function accountTitle(section: AccountSection): string {
  return names[section].title;
}
