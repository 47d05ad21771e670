import { offers } from "~/lib/constants";
import { listingPath, searchPath } from "~/lib/paths";

/** Where the header leads; more-links.ts has the rest. Words and addresses in one place, for a merchandiser to change. */

/** The seeded links of specification A2. */
export const seeded = {
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
export const search = (label: string, text: string) => ({ label, href: listingPath({ text }) });

export const sale = {
  title: "Sale",
  links: [
    { label: "New arrivals", href: seeded.newArrivals },
    { label: "Final sale", href: seeded.finalSale },
    { label: "Under $25", href: listingPath({ maxPrice: "25" }) },
    { label: "Best deals", href: listingPath({ sort: "deals" }) },
  ],
};

export const clothing = {
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

export const dresses = {
  title: "Dresses",
  links: [
    search("Wrap dresses", "wrap dress"),
    search("Slip dresses", "slip dress"),
    search("Maxi dresses", "maxi dress"),
  ],
};

export const sweaters = {
  title: "Sweaters",
  links: [
    search("Cardigans", "cardigan"),
    search("Turtlenecks", "turtleneck"),
    category("All sweaters", "sweaters"),
  ],
};

export const outerwear = {
  title: "Outerwear",
  links: [search("Coats", "coat"), search("Jackets", "jacket"), category("All outerwear", "outerwear")],
};

export const brands = { title: "Brands", links: [{ label: "Brands from A to Z", href: "/brands" }] };

/** The category sub-header (HEAD-10). */
export const navigation = [
  { label: "Women", href: seeded.women, columns: [sale, clothing, brands] },
  { label: "Dresses", href: seeded.dresses, columns: [dresses] },
  { label: "Sweaters & Outerwear", href: seeded.sweatersOuterwear, columns: [sweaters, outerwear] },
  { label: "Trending", href: seeded.trending },
  { label: "Sale", href: seeded.finalSale, tone: "sale" as const },
];

export const accountLinks = [
  { label: "Orders", href: "/profile/orders" },
  { label: "Wishlist", href: "/profile/wishlist" },
  { label: "Settings", href: "/profile/settings" },
  { label: "Logout", href: "/profile/logout" },
];

/** The one sentence above everything (HEAD-1). */
export const promo = `Free shipping, easy returns. ${offers.bundlePercent}% off ${offers.bundleSize} or more.`;
