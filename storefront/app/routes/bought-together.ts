import { data } from "react-router";
import { commerceContext } from "~/apollo/request-commerce";
import { loadBoughtTogether } from "~/features/product/rows/load-bought-together";
import { productTags } from "~/http/page-tags";
import { sharedPage, throwUnavailable } from "~/http/route-data";
import type { Route } from "./+types/bought-together";

/** Cards of products bought together with a product, loaded when their row comes near the window. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  if (!/^\d{1,20}$/.test(id)) throw data(null, { status: 404 });
  const products = await loadBoughtTogether(context.get(commerceContext), id).catch(throwUnavailable);
  return sharedPage({ products }, productTags([id, ...products.map((product) => product.id)]));
}
