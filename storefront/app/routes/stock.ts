import { ProductStockDocument } from "@circlet/graphql/generated";
import { data } from "react-router-dom";
import { commerceContext } from "~/apollo/request-commerce";
import { serverSizes } from "~/shop/constants";
import { throwUnavailable } from "~/http/route-data";
import type { Route } from "./+types/stock";

/** A product's current stock. Never cached, unlike the product page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { product } = await context
    .get(commerceContext)
    .query(ProductStockDocument, { handle: params.handle, variants: serverSizes.variants })
    .catch(throwUnavailable);
  return data({ stock: product }, { headers: { "Cache-Control": "no-store" } });
}
