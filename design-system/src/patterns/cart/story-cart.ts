import { storyImage } from "../../stories/images.ts";
import type { CartLineItem } from "./cart.ts";

export const slipDress: CartLineItem = {
  id: "line-1",
  href: "#slip-dress",
  title: "Bias-cut satin slip dress",
  brand: "Norelle",
  brandHref: "#norelle",
  options: "Plum / S",
  image: storyImage("slipDress"),
  price: 7400,
  retailPrice: 19000,
};

export const pumps: CartLineItem = {
  id: "line-2",
  href: "#pumps",
  title: "Suede point-toe pumps",
  brand: "Sorrento",
  brandHref: "#sorrento",
  options: "Red / 7.5",
  image: storyImage("pumps"),
  price: 8900,
  retailPrice: 24000,
};

export const filled = {
  lines: [slipDress, pumps],
  total: 13855,
  saved: 29145,
  discounts: [{ name: "15% off 2 or more items", amount: 2445 }],
  checkoutHref: "#checkout",
} as const;

export const places = { termsHref: "#terms", privacyHref: "#privacy", searchHref: "/search" } as const;
