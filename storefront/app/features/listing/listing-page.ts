import type { FacetFragment, PageFragment, ProductCardFragment } from "@circlet/graphql/generated";
import { site } from "~/lib/constants";
import {
  changeListing,
  isFiltered,
  type ListingParameters,
  type SortSlug,
  writeListing,
} from "~/lib/listing-parameters";
import { type CardProduct, cardProduct } from "~/lib/product-card";
import { categories, departments, termName } from "~/lib/taxonomy";
import { type ListingChip, listingChips, type ListingFacet, tierName } from "./facets";
import { type SortOption, sortOf, sortOptions } from "./listing-sort";

/** All that a listing screen shows. */
export interface ListingPage {
  readonly heading: string;
  readonly description: string;
  /** Null where the service cannot say how many there are. */
  readonly count: number | null;
  readonly products: readonly CardProduct[];
  readonly facets: readonly ListingFacet[];
  readonly chips: readonly ListingChip[];
  readonly sort: SortSlug;
  readonly sortOptions: readonly SortOption[];
  readonly minPrice: string | null;
  readonly maxPrice: string | null;
  /** The listing's parameters that no field of the filter form holds, as hidden fields. */
  readonly hidden: Readonly<Record<string, string>>;
  /** The search parts of links; null where there is no such page. */
  readonly previous: string | null;
  readonly next: string | null;
  /** The search part of this listing's one address. */
  readonly canonical: string;
  readonly isFiltered: boolean;
}

export interface ListingAnswer {
  readonly products: readonly ProductCardFragment[];
  readonly pageInfo: PageFragment;
  readonly facets: readonly FacetFragment[];
  readonly count: number | null;
}

export function listingPage(
  parameters: ListingParameters,
  { products, pageInfo, count }: ListingAnswer,
  facets: readonly ListingFacet[],
): ListingPage {
  const heading = headingOf(parameters, facets);
  const move = (cursor: Partial<ListingParameters>) => writeListing(changeListing(parameters, cursor));
  const { startCursor, endCursor, hasNextPage, hasPreviousPage } = pageInfo;
  return {
    heading,
    description: `${heading} at ${site.name}: returned and pre-owned pieces, checked by hand and sold below retail.`,
    count,
    products: products.map(cardProduct),
    facets,
    chips: listingChips(parameters, facets),
    sort: sortOf(parameters),
    sortOptions: sortOptions(parameters),
    minPrice: parameters.minPrice,
    maxPrice: parameters.maxPrice,
    hidden: hiddenFields(parameters),
    previous: hasPreviousPage && startCursor ? move({ before: startCursor }) : null,
    next: hasNextPage && endCursor ? move({ after: endCursor }) : null,
    canonical: writeListing(changeListing(parameters, { sort: null })),
    isFiltered: isFiltered(parameters),
  };
}

function hiddenFields({ text, size_type, current_tier }: ListingParameters): Record<string, string> {
  return {
    ...(text && { text }),
    ...(size_type.length > 0 && { size_type: size_type.join(",") }),
    ...(current_tier.length > 0 && { current_tier: current_tier.join(",") }),
  };
}

/** What the listing is, in words: the search text, one brand, one category, a collection, or everything. */
function headingOf(parameters: ListingParameters, facets: readonly ListingFacet[]): string {
  const { text, brand, category, department, current_tier } = parameters;
  if (text) return `Results for “${text}”`;
  const [department1] = department;
  const [category1] = category;
  const [brand1] = brand;
  if (brand1 && brand.length === 1) {
    const options = facets.find(({ name }) => name === "brand")?.options;
    return options?.find(({ value }) => value === brand1)?.label ?? brand1;
  }
  const who = department1 && department.length === 1 ? termName(departments, department1) : null;
  const what = category1 && category.length === 1 ? termName(categories, category1) : null;
  if (who || what)
    return [who, what?.toLowerCase()]
      .filter(Boolean)
      .join(" ")
      .replace(/^./, (first) => first.toUpperCase());
  return (current_tier[0] && tierName(current_tier[0])) || "All pieces";
}
