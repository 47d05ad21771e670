import { writeListing } from "../../app/catalog/listing-parameters.ts";
import { filterNames, isFromForm, readListing } from "../../app/catalog/read-listing.ts";
import { listingParameterNames, pageParameters } from "../../app/http/page-parameters.ts";

/** What React Router's data requests have: the routes that changed. */
const routesParameter = "_routes";

/**
 * The address that a page is rendered and cached under: the path, and only the parameters that its route reads, in one
 * order. Links from campaigns and junk share the page.
 */
export function pageKey({ pathname, search, searchParams }: URL): string {
  // "//" at the start would be a host.
  const path = `/${pathname.replace(/^\/+/, "")}`;
  if (search === "") return path;
  const pagePath = path.replace(/(\/_)?\.data$/, "").replace(/^\/_root$/, "/") || "/";
  const parameters = pageParameters(pagePath);
  const isListing = parameters === listingParameterNames;
  const names = isListing ? [...parameters, ...filterNames(searchParams)] : parameters;
  const known = select(searchParams, names);
  const canonical = isListing && !isFromForm(known) ? listingSearch(known) : known;
  const routes = path.endsWith(".data") ? select(searchParams, [routesParameter]) : [];
  const query = new URLSearchParams([...canonical, ...routes]).toString();
  return query ? `${path}?${query}` : path;
}

/** Parameters by name, in the order of the names. */
function select(searchParams: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams(
    names.flatMap((name) => searchParams.getAll(name).map((value) => [name, value])),
  );
}

/** Valid values in one order. A form's empty and repeated fields must reach the route, which redirects. */
function listingSearch(known: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(writeListing(readListing(known)));
  const opened = known.get("open");
  if (opened !== null && opened.length <= 40) written.set("open", opened);
  return written;
}
