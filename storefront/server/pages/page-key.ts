import { writeListing } from "../../app/catalog/listing-parameters.ts";
import { filterNames, isFromForm, readListing } from "../../app/catalog/read-listing.ts";
import { listingParameterNames, pageParameters } from "../../app/http/page-parameters.ts";

/** Parameters of React Router's data requests: the routes to load. */
const routesParameter = "_routes";

/**
 * The URL that a page is rendered for and cached under. Keeps only the parameters that its route reads, in a fixed
 * order, so that campaign links and junk parameters share a page.
 */
export function pageKey({ pathname, search, searchParams }: URL): string {
  // A path that starts with "//" would name a host.
  const path = `/${pathname.replace(/^\/+/, "")}`;
  if (search === "") return path;
  const pagePath = path.replace(/(\/_)?\.data$/, "") || "/";
  const parameters = pageParameters(pagePath);
  const isListing = parameters === listingParameterNames;
  const names = isListing ? [...parameters, ...filterNames(searchParams)] : parameters;
  const known = selectParameters(searchParams, names);
  const canonical = isListing && !isFromForm(known) ? listingSearch(known) : known;
  const routes = path.endsWith(".data") ? selectParameters(searchParams, [routesParameter]) : [];
  const query = new URLSearchParams([...canonical, ...routes]).toString();
  return query ? `${path}?${query}` : path;
}

/** Parameters in the order of `names`. */
function selectParameters(searchParams: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams(
    names.flatMap((name) => searchParams.getAll(name).map((value) => [name, value])),
  );
}

/** Sorts valid listing parameters. Leaves a form's empty and repeated fields, so that the route can redirect. */
function listingSearch(known: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(writeListing(readListing(known)));
  const opened = known.get("open");
  if (opened !== null && opened.length <= 40) written.set("open", opened);
  return written;
}
