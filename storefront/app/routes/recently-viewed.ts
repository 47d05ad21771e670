import { data } from "react-router-dom";
import { commerceContext } from "~/apollo/request-commerce";
import { loadCards, readIds } from "~/catalog/load-cards";
import { pageSizes } from "~/shop/constants";
import { throwUnavailable } from "~/http/route-data";
import type { RouteHandle } from "~/http/route-handle";
import type { Route } from "./+types/recently-viewed";

export const handle = { parameters: ["ids"] } satisfies RouteHandle;

/** Cards of the products that this browser has viewed: `?ids=12,7`. Never cached. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const ids = readIds(url.searchParams.get("ids"), pageSizes.relatedRow);
  const products = await loadCards(context.get(commerceContext), ids).catch(throwUnavailable);
  return data(
    { products: products.filter(({ isSoldOut }) => !isSoldOut) },
    { headers: { "Cache-Control": "no-store" } },
  );
}
