import { offers } from "~/lib/constants";
import { categoryPath, listingPath, searchPath } from "~/lib/paths";
import { cancellationMail, returnMail } from "~/lib/support-mail";

/** Where the menus, the footer and the account lead. Words and addresses in one place, for a merchandiser to change. */

/** The seeded links of specification A2. */
const seeded = {
  newArrivals: listingPath({ sort: "deals", current_tier: ["L1"] }),
  finalSale: listingPath({
    sort: "price_asc",
    current_tier: Array.from({ length: 15 }, (_, step) => `L${15 + step}`),
  }),
  women: listingPath({ department: ["womens"] }),
  dresses: listingPath({ category: ["dresses"] }),
  sweatersOuterwear: listingPath({ category: ["outerwear", "sweaters"] }),
  trending: searchPath,
} as const;

const category = (label: string, slug: string) => ({ label, href: listingPath({ category: [slug] }) });
const search = (label: string, text: string) => ({ label, href: listingPath({ text }) });

const sale = {
  title: "Sale",
  links: [
    { label: "New arrivals", href: seeded.newArrivals },
    { label: "Final sale", href: seeded.finalSale },
    { label: "Under $25", href: listingPath({ maxPrice: "25" }) },
    { label: "Best deals", href: listingPath({ sort: "deals" }) },
  ],
};

const clothing = {
  title: "Clothing",
  links: [
    category("Dresses", "dresses"),
    category("Tops", "tops"),
    category("Jeans", "jeans"),
    category("Pants", "pants"),
    category("Skirts", "skirts"),
    category("Jumpsuits", "jumpsuits"),
  ],
};

const dresses = {
  title: "Dresses",
  links: [
    search("Wrap dresses", "wrap dress"),
    search("Slip dresses", "slip dress"),
    search("Maxi dresses", "maxi dress"),
  ],
};

const sweaters = {
  title: "Sweaters",
  links: [
    search("Cardigans", "cardigan"),
    search("Turtlenecks", "turtleneck"),
    category("All sweaters", "sweaters"),
  ],
};

const outerwear = {
  title: "Outerwear",
  links: [search("Coats", "coat"), search("Jackets", "jacket"), category("All outerwear", "outerwear")],
};

const brands = { title: "Brands", links: [{ label: "Brands from A to Z", href: "/brands" }] };

const shoes = {
  title: "Shoes",
  links: [
    search("Boots", "boots"),
    search("Pumps", "pumps"),
    search("Sneakers", "sneakers"),
    search("Sandals", "sandals"),
  ],
};

/** The category sub-header (HEAD-10). */
export const navigation = [
  { label: "Women", href: seeded.women, columns: [sale, clothing, brands] },
  { label: "Dresses", href: seeded.dresses, columns: [dresses] },
  { label: "Sweaters & Outerwear", href: seeded.sweatersOuterwear, columns: [sweaters, outerwear] },
  { label: "Trending", href: seeded.trending },
  { label: "Sale", href: seeded.finalSale, tone: "sale" as const },
];

/** The drawers of the menu on phones (HEAD-9, decision 2). */
export const menu = [
  { label: "Women", href: seeded.women, columns: [sale, clothing, dresses, brands, sweaters, outerwear] },
  { label: "Shoes", href: categoryPath("shoes"), columns: [shoes] },
  { label: "Trending", href: seeded.trending, columns: [sale] },
];

export const accountLinks = [
  { label: "Orders", href: "/profile/orders" },
  { label: "Wishlist", href: "/profile/wishlist" },
  { label: "Settings", href: "/profile/settings" },
  { label: "Logout", href: "/profile/logout" },
];

/** The links of specification B2. */
export const footer = [
  {
    title: "Shop",
    links: [
      { label: "All pieces", href: searchPath },
      { label: "New arrivals", href: seeded.newArrivals },
      { label: "Final sale", href: seeded.finalSale },
      { label: "Brands", href: "/brands" },
    ],
  },
  {
    title: "Help",
    links: [
      { label: "Contact", href: "/contact" },
      { label: "FAQ", href: "/faq" },
      { label: "Returns", href: "/faq#returns" },
      { label: "Orders", href: "/profile/orders" },
      { label: "Account", href: "/profile" },
    ],
  },
  {
    title: "Circlet",
    links: [
      { label: "Our story", href: "/our-story" },
      { label: "Partners", href: "/partners" },
      { label: "Accessibility", href: "/accessibility" },
      { label: "Terms of Use", href: "/terms" },
      { label: "Privacy Statement", href: "/privacy" },
    ],
  },
  {
    title: "Write to us",
    links: [
      { label: "Start a return", href: returnMail() },
      { label: "Cancel an order", href: cancellationMail() },
    ],
  },
];

/** The one sentence above everything (HEAD-1). */
export const promo = `Free shipping, easy returns. ${offers.bundlePercent}% off ${offers.bundleSize} or more.`;
