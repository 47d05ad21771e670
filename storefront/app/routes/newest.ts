import { data } from "react-router-dom";
import { commerceContext } from "~/apollo/request-commerce";
import { newestProducts } from "~/features/listing/loading/newest-products";
import { throwUnavailable } from "~/http/route-data";
import type { RouteHandle } from "~/http/route-handle";
import type { Route } from "./+types/newest";

export const handle = { parameters: ["listing"] } satisfies RouteHandle;

/** The newest of `?listing=/category/dresses?size=M`, for new matches of saved searches. Never cached. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const listing = url.searchParams.get("listing") ?? "";
  const newest = await newestProducts(context.get(commerceContext), listing).catch(throwUnavailable);
  return data(newest, {
    status: newest === null ? 404 : 200,
    headers: { "Cache-Control": "no-store" },
  });
}
