import { data } from "react-router-dom";
import { commerceContext } from "~/apollo/request-commerce";
import { loadShelf, shelfTags } from "~/features/home/load-home";
import { sharedPage, throwUnavailable } from "~/http/route-data";
import type { Route } from "./+types/shelf";

/** All cards of a shelf on the home page, loaded when the shelf comes near the window. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const products = await loadShelf(context.get(commerceContext), params.slug).catch(throwUnavailable);
  if (!products) throw data(null, { status: 404 });
  return sharedPage({ products }, shelfTags(params.slug, products));
}
