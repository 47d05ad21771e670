import { Extensions_GetSuggestedProductsDocument } from "@circlet/graphql/generated/extensions";
import type { Commerce } from "~/apollo/commerce";
import type { CardProduct } from "~/catalog/card-product";
import { loadCards } from "~/catalog/load-cards";
import { numberOfGid, productGid } from "~/catalog/product-gid";
import { pageSizes } from "~/constants";

/** Loads products bought together with a product, given by the number in its id. Rejects with a `ServiceFailure`. */
export async function loadBoughtTogether(commerce: Commerce, id: string): Promise<CardProduct[]> {
  if (!commerce.hasExtensionsService) return [];
  const { getSuggestedProducts } = await commerce.query(Extensions_GetSuggestedProductsDocument, {
    resultType: "bought-together",
    productId: productGid(id),
    first: pageSizes.relatedRow,
  });
  const products = await loadCards(
    commerce,
    getSuggestedProducts.map((suggested) => numberOfGid(suggested.id)),
  );
  return products.filter(({ isSoldOut }) => !isSoldOut);
}
