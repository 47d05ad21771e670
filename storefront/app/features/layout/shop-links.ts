import { offers, tiers } from "~/lib/constants";
import { brands, clothing, dresses, outerwear, sale, sweaters } from "./menu-links";
import { seeded } from "./seeded-links";
import { accountPath, profilePath } from "~/lib/paths";

/** Where the header leads; more-links.ts has the rest. Words and addresses in one place, for a merchandiser to change. */

const womens = { department: ["womens"] };
/** What sells fast (specification A9). */
const trendingNow = { current_tier: [tiers.trending] };

/** The category sub-header (HEAD-10). */
export const navigation = [
  { label: "Women", href: seeded.women, columns: [sale(womens), clothing(womens), brands] },
  { label: "Dresses", href: seeded.dresses, columns: [dresses()] },
  { label: "Sweaters & Outerwear", href: seeded.sweatersOuterwear, columns: [sweaters(), outerwear()] },
  { label: "Trending", href: seeded.trending, columns: [clothing(trendingNow), dresses(trendingNow)] },
];

const orders = { label: "Orders", href: accountPath("orders") };
const wishlist = { label: "Wishlist", href: accountPath("wishlist") };
const settings = { label: "Settings", href: accountPath("settings") };

/** The account menu (HEAD-8), of customers and of visitors. */
export const accountLinks = {
  customer: [orders, wishlist, settings, { label: "Logout", href: accountPath("logout") }],
  visitor: [{ label: "Sign in", href: profilePath }, orders, wishlist, settings],
} as const;

/** The one sentence above everything (HEAD-1). */
export const promo = `Free shipping, easy returns. ${offers.bundlePercent}% off ${offers.bundleSize} or more.`;
