import * as messages from "~/messages/en/menu";
import {
  brandsColumn,
  clothingColumn,
  dressesColumn,
  outerwearColumn,
  saleColumn,
  sweatersColumn,
  trendingNow,
} from "./menu-columns";
import { seededLinks } from "./seeded-links";
import { accountPath, profilePath } from "~/shop/paths";

/** The header's links. Merchandisers edit this file. */

const womens = { department: ["womens"] };

export const navigation = [
  {
    label: messages.women,
    href: seededLinks.women,
    columns: [saleColumn(womens), clothingColumn(womens), brandsColumn],
  },
  { label: messages.dresses, href: seededLinks.dresses, columns: [dressesColumn()] },
  {
    label: messages.sweatersAndOuterwear,
    href: seededLinks.sweatersOuterwear,
    columns: [sweatersColumn(), outerwearColumn()],
  },
  {
    label: messages.trending,
    href: seededLinks.trending,
    columns: [clothingColumn(trendingNow), dressesColumn(trendingNow)],
  },
];

const orders = { label: messages.orders, href: accountPath("orders") };
const wishlist = { label: messages.wishlist, href: accountPath("wishlist") };
const settings = { label: messages.settings, href: accountPath("settings") };
/** The account menus. They have the same length, so that a menu keeps its size when a customer's page hydrates. */
export const accountLinks = {
  customer: [orders, wishlist, settings, { label: messages.logout, href: accountPath("logout") }],
  visitor: [{ label: messages.signIn, href: profilePath }, orders, wishlist, settings],
};
