import { counted } from "./strings.ts";

/** Default strings for account and contact pages and the brand directory, which most pages do not need. */

export const orderStrings = {
  number: (number: string) => `Order #${number}`,
  placed: "Placed",
  confirmation: "Confirmation",
  total: "Total",
  giftCard: (last4: string) => `Gift card ending in ${last4}`,
  shipTo: "Ship to",
  tracking: "Tracking number",
  products: "Items",
  quantity: (count: number) => `Quantity ${count}`,
  progress: "Progress",
  stages: { preparing: "Being packed", onItsWay: "On its way", delivered: "Delivered" },
  track: "Track",
  trackNamed: (number: string) => `Track order #${number}, opens in a new tab`,
  cancel: "Cancel",
  cancelNamed: (number: string) => `Cancel order #${number} by email`,
  return: "Return",
  returnNamed: (number: string) => `Return from order #${number} by email`,
  loading: "Loading...",
};

export const orderSearchStrings = {
  label: "Search your orders",
  placeholder: "Order number, status or item",
  clear: "Clear",
  found: (count: number) => (count === 0 ? "No order found" : `${counted(count, "order", "orders")} found`),
};

export const accountStrings = { sections: "Your account" };

export const profileStrings = {
  title: "Your details",
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  emailHint: "You sign in with this address. To change it, write to us.",
  save: "Save",
  saving: "Saving...",
  saved: "Saved",
  emailKept: "Your email address was not changed. To change it, write to us.",
};

export const emailPreferencesStrings = {
  title: "Email Preferences",
  to: (email: string) => `Emails go to ${email}.`,
  news: "News from the rail",
  newsHint: "New arrivals, markdowns and offers, about once a week.",
  orders: "Emails about your orders always come.",
  save: "Save",
  saving: "Saving...",
  saved: "Saved",
  failed: "That did not work. Please try again.",
};

export const brandDirectoryStrings = {
  loading: "Loading...",
  letters: "Letters",
};

export const confirmStrings = { cancel: "Cancel", confirm: "Confirm" };
