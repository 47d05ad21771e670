import type { ProductCardFragment } from "@circlet/graphql/generated";
import { cardProducts } from "~/catalog/card-product";
import { pageSizes } from "~/shop/constants";
import type { ListingParameters } from "~/shop/listing-parameters";

/** Sort orders that the service does not support for searches. */
export type SearchOrder = "newest" | "deals";

/** How many matches are sorted: the most that the service returns in one response. */
export const mostSearchResults = 250;

export type Match = ProductCardFragment & { readonly createdAt: string };

/** A page of sorted matches, with sold-out products last. Its cursors are positions in the sorted list. */
export function sortSearchResults(
  matches: readonly Match[],
  sort: SearchOrder,
  { after, before }: Pick<ListingParameters, "after" | "before">,
) {
  const sorted = matches
    .map((match) => ({ match, key: sortKeys[sort](match) }))
    .sort((a, b) => soldOut(a.match) - soldOut(b.match) || b.key - a.key);
  const size = pageSizes.listing;
  const position = Math.min(cursorPosition(before ?? after), sorted.length);
  const start = before ? Math.max(0, position - size) : position;
  const products = sorted.slice(start, start + size).map(({ match }) => match);
  const end = start + products.length;
  return {
    products,
    pageInfo: {
      hasPreviousPage: start > 0,
      startCursor: String(start),
      hasNextPage: end < sorted.length,
      endCursor: String(end),
    },
  };
}

/** The highest comes first. */
const sortKeys: Readonly<Record<SearchOrder, (match: Match) => number>> = {
  newest: ({ createdAt }) => Date.parse(createdAt),
  deals: discountOf,
};

/** A made-up cursor leads to the first page. */
function cursorPosition(cursor: string | null): number {
  return /^\d{1,4}$/.test(cursor ?? "") ? Number(cursor) : 0;
}

const soldOut = ({ availableForSale }: Match): number => (availableForSale ? 0 : 1);

function discountOf(match: Match): number {
  const [card] = cardProducts([match]);
  return card?.retailPrice ? 1 - card.price / card.retailPrice : 0;
}
