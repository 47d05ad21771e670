import { data } from "react-router-dom";
import { commerceContext } from "~/apollo/request-commerce";
import { readOption } from "~/catalog/filtered-option";
import { loadCards, readIds } from "~/catalog/load-cards";
import { pageSizes, serverSizes } from "~/shop/constants";
import { readListing } from "~/shop/read-listing";
import { productTags } from "~/http/page-tags";
import { sharedPage, throwUnavailable } from "~/http/route-data";
import type { RouteHandle } from "~/http/route-handle";
import type { Route } from "./+types/cards";

export const handle = { parameters: ["ids", "color", "option"] } satisfies RouteHandle;

/** The remaining cards of a listing page: `?ids=12,7`, with `&color=black` or `&option=farbe:rot` to show that of each. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const most = pageSizes.listing - serverSizes.listingStart;
  const lists = url.searchParams.getAll("ids");
  const ids = [...new Set(readIds(lists.join(), most))];
  // Other spellings of the same list would waste space in the page cache.
  if (ids.length === 0 || lists.length > 1 || ids.join() !== lists[0]) throw data(null, { status: 400 });
  const typed = url.searchParams.getAll("color");
  const [color = null] = readListing(url.searchParams).color;
  if (typed.length > 1 || typed.some((value) => value !== color)) throw data(null, { status: 400 });
  const options = url.searchParams.getAll("option");
  const own = readOption(options[0] ?? "");
  if (options.length > (own ? 1 : 0) || (own && color !== null)) throw data(null, { status: 400 });
  const filtered = color === null ? own : { name: null, value: color };
  const products = await loadCards(context.get(commerceContext), ids, filtered).catch(throwUnavailable);
  return sharedPage({ products }, productTags(ids));
}
