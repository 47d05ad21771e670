import { data } from "react-router-dom";
import { commerceContext } from "~/apollo/request-commerce";
import { loadBoughtTogether } from "~/features/product/rows/load-bought-together";
import { productTags } from "~/http/page-tags";
import { sharedPage, throwUnavailable } from "~/http/route-data";
import type { Route } from "./+types/bought-together";

/** The number in a product's id. The services accept no longer ones. */
const idPattern = /^[1-9]\d{0,14}$/;

/** Cards of products bought together with a product, loaded when their row comes near the window. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  if (!idPattern.test(id) || !commerce.hasExtensionsService) throw data(null, { status: 404 });
  const products = await loadBoughtTogether(commerce, id).catch(throwUnavailable);
  // Nothing is known of most numbers, so they must not fill the page cache.
  const tags = products.length > 0 ? productTags([id, ...products.map((product) => product.id)]) : [];
  return sharedPage({ products }, tags);
}
