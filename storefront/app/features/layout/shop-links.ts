import { offers } from "~/constants";
import { brands, clothing, dresses, outerwear, sale, sweaters, trendingNow } from "./menu-links";
import { seeded } from "./seeded-links";
import { accountPath, profilePath } from "~/paths";

/** The header's links; more-links.ts has the others. A merchandiser changes them here. */

const womens = { department: ["womens"] };

/** The category bar. */
export const navigation = [
  { label: "Women", href: seeded.women, columns: [sale(womens), clothing(womens), brands] },
  { label: "Dresses", href: seeded.dresses, columns: [dresses()] },
  { label: "Sweaters & Outerwear", href: seeded.sweatersOuterwear, columns: [sweaters(), outerwear()] },
  { label: "Trending", href: seeded.trending, columns: [clothing(trendingNow), dresses(trendingNow)] },
];

const orders = { label: "Orders", href: accountPath("orders") };
const wishlist = { label: "Wishlist", href: accountPath("wishlist") };
const settings = { label: "Settings", href: accountPath("settings") };

/** The account menus of customers and visitors. */
export const accountLinks = {
  customer: [orders, wishlist, settings, { label: "Logout", href: accountPath("logout") }],
  visitor: [{ label: "Sign in", href: profilePath }, orders, wishlist, settings],
} as const;

/** The announcement at the top of every page. */
export const promoText = `Free shipping, easy returns. ${offers.bundlePercent}% off ${offers.bundleSize} or more.`;
