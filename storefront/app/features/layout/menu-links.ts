import { tiers } from "~/constants";
import type { MenuColumn, MenuLink } from "@circlet/design-system";
import type { ListingParameters } from "~/catalog/listing-parameters";
import { brandPath, brandsPath, directListingPath } from "~/paths";
import { seededLinks } from "./seeded-links";

/** The menus' columns. A merchandiser changes this file, not a component. */

/** A menu's filters: its links show that part of the shop. */
type Scope = Partial<ListingParameters>;

/** A link with filters leads to /direct, which shows the link's title. */
const direct = (label: string, filters: Scope): MenuLink => ({ label, href: directListingPath(filters) });

const brand = (label: string, slug: string): MenuLink => ({ label, href: brandPath(slug) });

export const everyBrand: MenuLink = { label: "Brands from A to Z", href: brandsPath };

export function saleColumn(scope: Scope = {}): MenuColumn {
  return {
    title: "Sale",
    links: [
      { label: "New arrivals", href: seededLinks.newArrivals },
      { label: "Final sale", href: seededLinks.finalSale },
      direct("Under $25", { ...scope, maxPrice: "25" }),
      direct("Best deals", { ...scope, sort: "deals" }),
    ],
  };
}

export function clothingColumn(scope: Scope = {}): MenuColumn {
  return {
    title: "Clothing",
    links: [
      direct("Tops", { ...scope, category: ["tops"] }),
      direct("Jeans", { ...scope, category: ["jeans"] }),
      direct("Pants", { ...scope, category: ["pants"] }),
      direct("Skirts", { ...scope, category: ["skirts"] }),
      direct("Jumpsuits", { ...scope, category: ["jumpsuits"] }),
      direct("Swimwear", { ...scope, category: ["swimwear"] }),
    ],
  };
}

export function dressesColumn(scope: Scope = {}): MenuColumn {
  return {
    title: "Dresses",
    links: [
      direct("All dresses", { ...scope, category: ["dresses"] }),
      direct("Wrap dresses", { ...scope, category: ["dresses"], text: "wrap" }),
      direct("Slip dresses", { ...scope, category: ["dresses"], text: "slip" }),
      direct("Maxi dresses", { ...scope, category: ["dresses"], text: "maxi" }),
    ],
  };
}

export function sweatersColumn(scope: Scope = {}): MenuColumn {
  return {
    title: "Sweaters",
    links: [
      direct("All sweaters", { ...scope, category: ["sweaters"] }),
      direct("Cardigans", { ...scope, category: ["sweaters"], text: "cardigan" }),
      direct("Cropped sweaters", { ...scope, category: ["sweaters"], text: "cropped" }),
    ],
  };
}

export function outerwearColumn(scope: Scope = {}): MenuColumn {
  return {
    title: "Outerwear",
    links: [
      direct("All outerwear", { ...scope, category: ["outerwear"] }),
      direct("Coats", { ...scope, category: ["outerwear"], text: "coat" }),
      direct("Jackets", { ...scope, category: ["outerwear"], text: "jacket" }),
    ],
  };
}

export const brandsColumn: MenuColumn = {
  title: "Brands",
  links: [
    brand("Solenne Ash", "solenne-ash"),
    brand("Bureau Nine", "bureau-nine"),
    brand("Moorstitch", "moorstitch"),
    brand("Harrow Selvedge", "harrow-selvedge"),
    everyBrand,
  ],
};

const inShoes: Scope = { category: ["shoes"] };

export const shoesColumns: readonly MenuColumn[] = [
  {
    title: "Sale",
    links: [
      direct("New in shoes", { ...inShoes, sort: "deals", current_tier: [tiers.newArrivals] }),
      direct("Shoes under $50", { ...inShoes, maxPrice: "50" }),
      direct("Best deals in shoes", { ...inShoes, sort: "deals" }),
    ],
  },
  {
    title: "Styles",
    links: [
      direct("Boots", { ...inShoes, text: "boot" }),
      direct("Pumps", { ...inShoes, text: "pump" }),
      direct("Sneakers", { ...inShoes, text: "sneaker" }),
      direct("Sandals", { ...inShoes, text: "sandal" }),
      direct("Loafers", { ...inShoes, text: "loafer" }),
    ],
  },
  {
    title: "Brands",
    links: [
      brand("Heelstone", "heelstone"),
      brand("Sandpiper Row", "sandpiper-row"),
      brand("Fairlead Shoes", "fairlead-shoes"),
    ],
  },
];

/** The trending tier with its neighbors: alone it has too few products for a link to each kind of clothing. */
export const trendingNow: Scope = { current_tier: [tiers.newArrivals, "L2", tiers.trending, "L5"] };

/** Everything in a part of the shop. */
export const allColumns = (scope: Scope): readonly MenuColumn[] => [
  saleColumn(scope),
  clothingColumn(scope),
  dressesColumn(scope),
  brandsColumn,
  sweatersColumn(scope),
  outerwearColumn(scope),
];

/** Links with filters for the footer. */
export const footerPicks: readonly MenuLink[] = [
  direct("Dresses under $50", { category: ["dresses"], maxPrice: "50" }),
];
