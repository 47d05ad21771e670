import { Extensions_GetSuggestedProductsDocument } from "@circlet/graphql/generated/extensions";
import type { Commerce } from "~/apollo/commerce";
import type { CardProduct } from "~/catalog/card-product";
import { loadCards, readIds } from "~/catalog/load-cards";
import { numberOfGid, productGid } from "~/shop/product-gid";
import { pageSizes, optionalDataLimit } from "~/shop/constants";
import { withinBudget } from "~/http/time-budget";

/** Takes the number in the product's id. Rejects with a `ServiceFailure`, or if the service takes too long. */
export async function loadBoughtTogether(commerce: Commerce, id: string): Promise<CardProduct[]> {
  const variables = { resultType: "bought-together", productId: productGid(id), first: pageSizes.relatedRow };
  const { getSuggestedProducts } = await withinBudget(optionalDataLimit, (signal) =>
    commerce.query(Extensions_GetSuggestedProductsDocument, variables, signal),
  );
  const numbers = getSuggestedProducts.map((suggested) => numberOfGid(suggested.id));
  const products = await loadCards(commerce, readIds(numbers.join(), pageSizes.relatedRow));
  return products.filter(({ isSoldOut }) => !isSoldOut);
}
