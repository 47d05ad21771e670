import { priceTiers } from "@circlet/service-kit/price-tiers";
import type { MenuColumn, MenuLink } from "@circlet/design-system";
import type { ListingParameters } from "~/shop/listing-parameters";
import { brandPath, brandsPath, directListingPath } from "~/shop/paths";
import * as messages from "~/messages/en/menu";
import { seededLinks } from "./seeded-links";

/** The columns of the menus. Merchandisers edit this file. */

type Scope = Partial<ListingParameters>;

/** A link to /direct, which shows the link's label as its heading. */
export const direct = (label: string, filters: Scope): MenuLink => ({
  label,
  href: directListingPath(filters),
});

const brand = (label: string, slug: string): MenuLink => ({ label, href: brandPath(slug) });

export const everyBrand: MenuLink = { label: messages.brandsFromAToZ, href: brandsPath };

export function saleColumn(scope: Scope = {}): MenuColumn {
  return {
    title: messages.sale,
    links: [
      { label: messages.newArrivals, href: seededLinks.newArrivals },
      { label: messages.finalSale, href: seededLinks.finalSale },
      direct(messages.under25, { ...scope, maxPrice: "25" }),
      direct(messages.bestDeals, { ...scope, sort: "deals" }),
    ],
  };
}

export function clothingColumn(scope: Scope = {}): MenuColumn {
  return {
    title: messages.clothing,
    links: [
      direct(messages.tops, { ...scope, category: ["tops"] }),
      direct(messages.jeans, { ...scope, category: ["jeans"] }),
      direct(messages.pants, { ...scope, category: ["pants"] }),
      direct(messages.skirts, { ...scope, category: ["skirts"] }),
      direct(messages.jumpsuits, { ...scope, category: ["jumpsuits"] }),
      direct(messages.swimwear, { ...scope, category: ["swimwear"] }),
    ],
  };
}

export function dressesColumn(scope: Scope = {}): MenuColumn {
  return {
    title: messages.dresses,
    links: [
      direct(messages.allDresses, { ...scope, category: ["dresses"] }),
      direct(messages.wrapDresses, { ...scope, category: ["dresses"], text: "wrap" }),
      direct(messages.slipDresses, { ...scope, category: ["dresses"], text: "slip" }),
      direct(messages.maxiDresses, { ...scope, category: ["dresses"], text: "maxi" }),
    ],
  };
}

export function sweatersColumn(scope: Scope = {}): MenuColumn {
  return {
    title: messages.sweaters,
    links: [
      direct(messages.allSweaters, { ...scope, category: ["sweaters"] }),
      direct(messages.cardigans, { ...scope, category: ["sweaters"], text: "cardigan" }),
      direct(messages.croppedSweaters, { ...scope, category: ["sweaters"], text: "cropped" }),
    ],
  };
}

export function outerwearColumn(scope: Scope = {}): MenuColumn {
  return {
    title: messages.outerwear,
    links: [
      direct(messages.allOuterwear, { ...scope, category: ["outerwear"] }),
      direct(messages.coats, { ...scope, category: ["outerwear"], text: "coat" }),
      direct(messages.jackets, { ...scope, category: ["outerwear"], text: "jacket" }),
    ],
  };
}

export const brandsColumn: MenuColumn = {
  title: messages.brands,
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
    title: messages.sale,
    links: [
      direct(messages.newInShoes, { ...inShoes, sort: "deals", current_tier: priceTiers.newArrivals }),
      direct(messages.shoesUnder50, { ...inShoes, maxPrice: "50" }),
      direct(messages.bestDealsInShoes, { ...inShoes, sort: "deals" }),
    ],
  },
  {
    title: messages.styles,
    links: [
      direct(messages.boots, { ...inShoes, text: "boot" }),
      direct(messages.pumps, { ...inShoes, text: "pump" }),
      direct(messages.sneakers, { ...inShoes, text: "sneaker" }),
      direct(messages.sandals, { ...inShoes, text: "sandal" }),
      direct(messages.loafers, { ...inShoes, text: "loafer" }),
    ],
  },
  {
    title: messages.brands,
    links: [
      brand("Heelstone", "heelstone"),
      brand("Sandpiper Row", "sandpiper-row"),
      brand("Fairlead Shoes", "fairlead-shoes"),
    ],
  },
];

/** Includes the neighboring tiers, because the trending tier alone has too few products for some links. */
export const trendingNow: Scope = {
  current_tier: [...priceTiers.newArrivals, ...priceTiers.sellsFast],
};

/** Columns with links to everything in one part of the shop. */
export const allColumns = (scope: Scope): readonly MenuColumn[] => [
  saleColumn(scope),
  clothingColumn(scope),
  dressesColumn(scope),
  brandsColumn,
  sweatersColumn(scope),
  outerwearColumn(scope),
];
