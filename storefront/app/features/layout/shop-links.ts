import { categoryPath, listingPath } from "~/lib/paths";

/** The seeded links of specification A2, and what the menus, the footer and the account lead to. */
export const seeded = {
  newArrivals: listingPath({ sort: "deals", current_tier: ["L1"] }),
  finalSale: listingPath({
    sort: "price_asc",
    current_tier: Array.from({ length: 15 }, (_, step) => `L${15 + step}`),
  }),
  women: listingPath({ department: ["womens"] }),
  men: listingPath({ department: ["mens"] }),
  dresses: listingPath({ category: ["dresses"] }),
  sweatersOuterwear: listingPath({ category: ["outerwear", "sweaters"] }),
  shoes: listingPath({ category: ["shoes"] }),
  handbags: listingPath({ category: ["handbags"] }),
  trending: listingPath({}),
} as const;

const category = (label: string, slug: string) => ({ label, href: listingPath({ category: [slug] }) });

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

const sale = {
  title: "Sale",
  links: [
    { label: "New arrivals", href: seeded.newArrivals },
    { label: "Final sale", href: seeded.finalSale },
    { label: "Under $25", href: listingPath({ maxPrice: "25" }) },
    { label: "Best deals", href: listingPath({ sort: "deals" }) },
  ],
};

const layers = {
  title: "Sweaters and outerwear",
  links: [category("Sweaters", "sweaters"), category("Outerwear", "outerwear")],
};

/** The category sub-header (HEAD-10). */
export const navigation = [
  { label: "Women", href: seeded.women, columns: [sale, clothing, layers] },
  { label: "Dresses", href: seeded.dresses },
  { label: "Sweaters & outerwear", href: seeded.sweatersOuterwear },
  { label: "Shoes", href: seeded.shoes },
  { label: "Bags", href: seeded.handbags },
  { label: "Trending", href: seeded.trending },
  { label: "Sale", href: seeded.finalSale, tone: "sale" as const },
];

export const accountLinks = [
  { label: "Orders", href: "/profile/orders" },
  { label: "Wishlist", href: "/profile/wishlist" },
  { label: "Settings", href: "/profile/settings" },
  { label: "Logout", href: "/profile/logout" },
];

export const categoryTiles = ["top", "pant", "dress", "jeans", "sweaters", "coats-jackets-vests"].map(
  categoryPath,
);
