import { facetNames, writeListing } from "../../app/shop/listing-parameters.ts";
import { filterNames, isFromForm, readListing } from "../../app/shop/read-listing.ts";
import { lengthNames } from "@circlet/service-kit/garment-lengths";
import { withValidNear } from "../../app/shop/near.ts";
import type { RouteParameters } from "../../app/http/route-handle.ts";

/** Parameters of React Router's data requests: the routes to load. */
const routesParameter = "_routes";

/** A listing's parameters besides the platform's filters. `open` opens a facet without JavaScript. */
const listingParameterNames: readonly string[] = [
  "text",
  "q",
  ...facetNames,
  "minPrice",
  "maxPrice",
  "near",
  "within",
  // The form of a garment, which redirects.
  "unit",
  ...lengthNames,
  "sort",
  "after",
  "before",
  "page",
  "show",
  "open",
];

/** Only the parameters its route reads, in a fixed order, so that campaign links share a page. */
export function pageKey({ pathname, search, searchParams }: URL, parameters: RouteParameters): string {
  if (search === "") return pathname;
  const isListing = parameters === "listing";
  const names = isListing ? [...listingParameterNames, ...filterNames(searchParams)] : parameters;
  const known = selectParameters(searchParams, names);
  const canonical = isListing && !isFromForm(known) ? listingSearch(known) : known;
  const routes = pathname.endsWith(".data") ? selectParameters(searchParams, [routesParameter]) : [];
  const query = new URLSearchParams([...canonical, ...routes]).toString();
  return query ? `${pathname}?${query}` : pathname;
}

/** Parameters in the order of `names`. */
function selectParameters(searchParams: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams(
    names.flatMap((name) => searchParams.getAll(name).map((value) => [name, value])),
  );
}

/** Sorts valid listing parameters. Leaves a form's empty and repeated fields, so that the route can redirect. */
function listingSearch(known: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(writeListing(readListing(withValidNear(known))));
  const opened = known.get("open");
  if (opened !== null && opened.length <= 40) written.set("open", opened);
  return written;
}
