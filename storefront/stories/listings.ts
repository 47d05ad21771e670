import type { FacetCounts } from "~/features/listing/facets/listing-facet";
import type { ListingData } from "~/features/listing/listing-page";
import type { ListingDefinition } from "~/features/listing/definitions/listing-definition";
import { missingNotice, readNotice } from "~/features/listing/loading/search-notices";
import { heroImage } from "../../design-system/src/stories/hero-image";
import { storyReviews } from "./reviews";
import { manyCards } from "./story-cards";

const facets: FacetCounts = [
  [
    "category",
    [
      ["dresses", 312],
      ["jeans", 208],
      ["sweaters", 204],
      ["outerwear", 96],
    ],
  ],
  ["size", ["XS", "S", "M", "L", "XL", "8", "10"].map((size, index) => [size, 40 + 11 * index] as const)],
  [
    "color",
    [
      ["black", 140],
      ["blue", 96],
      ["pink", 41],
      ["brown", 38],
      ["multicolor", 12],
    ],
  ],
  [
    "condition",
    [
      ["new_with_tags", 640],
      ["new_without_tags", 310],
      ["new_with_defects", 120],
      ["preowned", 134],
    ],
  ],
  [
    "brand",
    ["Calloway", "Fjordal", "Maren & Co", "Norelle", "Northquay", "Sorrento"].map(
      (brand) => [brand, 60] as const,
    ),
  ],
];

const everything: ListingDefinition = {
  path: "/search",
  fixed: {},
  heading: null,
  banner: null,
  breadcrumbs: [],
};

const norelle: ListingDefinition = {
  path: "/brands/norelle",
  fixed: { brand: ["norelle"] },
  heading: "Norelle",
  banner: {
    text: "Evening wear cut on the bias, in satin and crepe that has seen at most one party.",
    outbound: { label: "Norelle’s own site", href: "https://norelle.example" },
    image: heroImage,
    tabs: {
      label: "Categories",
      items: [
        { label: "Tops", href: "/brands/norelle/tops" },
        { label: "Dresses", href: "/brands/norelle/dresses" },
        { label: "Sweaters", href: "/brands/norelle/sweaters" },
      ],
    },
  },
  breadcrumbs: [{ label: "Home", href: "/" }, { label: "Brands", href: "/brands" }, { label: "Norelle" }],
};

/** A search that the shop reads as filters; no title has its other word. */
const readSearch = "black wool dress size M under $80";

interface Listing {
  readonly definition: ListingDefinition;
  readonly search?: string;
  readonly cards?: number;
  readonly hasReviews?: boolean;
}

function listing({ definition, search = "", cards = 12, hasReviews = false }: Listing): ListingData {
  return {
    definition,
    search,
    count: cards === 0 ? 0 : 820,
    products: manyCards(cards),
    rest: [],
    shownOption: "",
    facets,
    sizeGroups: [],
    before: null,
    after: cards === 0 ? null : "next",
    typed: null,
    correctedTo: null,
    notices: [],
    reviews: hasReviews ? storyReviews : [],
    isPastEnd: false,
    seo: { canonical: definition.path, isIndexed: true },
  };
}

export const searchListing = listing({ definition: everything });
/** A new listing for each render, because the texts of its chips, which are kept with it, depend on the region. */
export const filteredListing = () =>
  listing({
    definition: everything,
    search: "?category=dresses&color=black,blue&maxPrice=100&sort=price_asc",
    cards: 6,
  });
export const emptyListing = listing({ definition: everything, search: "?text=velvet+opera+cape", cards: 0 });
export const readListing = () => ({
  ...listing({
    definition: everything,
    search: "?category=dresses&color=black&size=M&maxPrice=80",
    cards: 6,
  }),
  typed: readSearch,
  notices: [readNotice(readSearch), missingNotice(["wool"])],
});
/** No product has all that the words of this search name. */
export const readInVain = () => ({
  ...listing({
    definition: everything,
    search: "?text=wool&category=dresses&color=black&size=M&maxPrice=80",
    cards: 0,
  }),
  typed: readSearch,
  notices: [readNotice(readSearch)],
});
export const brandListing = listing({ definition: norelle, hasReviews: true });
