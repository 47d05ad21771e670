import { data } from "react-router-dom";
import { commerceContext } from "~/apollo/request-commerce";
import { loadSuggestions } from "~/features/search/load-suggestions";
import { longestQuery } from "~/features/search/suggestions";
import { listingTags, productTags } from "~/http/page-tags";
import { sharedPage, throwUnavailable } from "~/http/route-data";
import type { RouteHandle } from "~/http/route-handle";
import type { Route } from "./+types/suggestions";

export const handle = { parameters: ["text"] } satisfies RouteHandle;

/** What the search box suggests: `?text=wool`. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const text = (url.searchParams.get("text") ?? "").trim();
  if (text === "" || text.length > longestQuery) throw data(null, { status: 400 });
  const suggestions = await loadSuggestions(context.get(commerceContext), text).catch(throwUnavailable);
  const products = productTags(suggestions.products.map(({ id }) => id));
  return sharedPage(suggestions, [...products, ...listingTags({})]);
}
