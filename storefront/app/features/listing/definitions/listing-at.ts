import { matchRoutes, type Params } from "react-router-dom";
import type { Commerce } from "~/apollo/commerce";
import { directPath, searchPath } from "~/shop/paths";
import { brandListing } from "./brand-listing";
import { knownCategory } from "~/shop/taxonomy";
import type { FixedFilters } from "../facets/fixed-filters";
import { categoryListing } from "./category-listing";
import { collectionListing } from "./collection-listing";
import { knownBrand } from "./known-brand";
import type { ListingSource } from "./listing-definition";
import { directListing, searchListing } from "./search-listing";

type Found = ListingSource | null | Promise<ListingSource | null>;

interface Place {
  /** The URL's path, before parameters are decoded. */
  readonly path: string;
  /** The brand whose draft theme a preview link shows. */
  readonly previewed: string | null;
}

type FindListing = (commerce: Commerce, params: Params, place: Place) => Found;

const collection: FindListing = (commerce, { slug = "" }, { path }) =>
  collectionListing(commerce, slug, path);

const routes: { path: string; find: FindListing }[] = [
  { path: searchPath, find: () => searchListing },
  { path: directPath, find: () => directListing },
  {
    path: "/category/:category/:brand?",
    find: (commerce, { category = "", brand }) => categoryListing(commerce, { category, brand }),
  },
  {
    path: "/brands/:brand/:category?",
    find: (commerce, { brand = "", category }, { previewed }) =>
      brandListing(commerce, { brand, category }, previewed),
  },
  { path: "/collections/:slug", find: collection },
  { path: "/collection/:slug", find: collection },
];

/** The listing at a path; null if there is none. */
export async function listingAt(
  commerce: Commerce,
  path: string,
  previewed: string | null = null,
): Promise<ListingSource | null> {
  const [match] = matchRoutes(routes, path) ?? [];
  return match ? match.route.find(commerce, match.params, { path, previewed }) : null;
}

/** What a path without a listing still names: "/brands/norelle/no-such" has a brand. */
export async function knownFilters(commerce: Commerce, path: string): Promise<FixedFilters> {
  const { brand = "", category = "" } = matchRoutes(routes, path)?.[0]?.params ?? {};
  const slug = knownCategory(category);
  const profile = brand && (await knownBrand(commerce, brand));
  return { ...(profile && { brand: [profile.slug] }), ...(slug && { category: [slug] }) };
}
