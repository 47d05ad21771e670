import { offers } from "~/constants";
import {
  brandsColumn,
  clothingColumn,
  dressesColumn,
  outerwearColumn,
  saleColumn,
  sweatersColumn,
  trendingNow,
} from "./menu-links";
import { seededLinks } from "./seeded-links";
import { accountPath, profilePath } from "~/paths";

/** The header's links; more-links.ts has the others. A merchandiser changes them here. */

const womens = { department: ["womens"] };

/** The category bar. */
export const navigation = [
  {
    label: "Women",
    href: seededLinks.women,
    columns: [saleColumn(womens), clothingColumn(womens), brandsColumn],
  },
  { label: "Dresses", href: seededLinks.dresses, columns: [dressesColumn()] },
  {
    label: "Sweaters & Outerwear",
    href: seededLinks.sweatersOuterwear,
    columns: [sweatersColumn(), outerwearColumn()],
  },
  {
    label: "Trending",
    href: seededLinks.trending,
    columns: [clothingColumn(trendingNow), dressesColumn(trendingNow)],
  },
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
