import { GetProductByHandleDocument } from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { pageSizes } from "~/constants";
import { productDescription } from "./details/product-description.server";
import { type ProductPage, productPage } from "./product-page";

/** Loads a product by handle; null if it does not exist or must not be shown. Rejects with a `ServiceFailure`. */
export async function loadProduct(
  commerce: Commerce,
  handle: string,
  apiUrl: string,
): Promise<ProductPage | null> {
  const { product } = await commerce.query(GetProductByHandleDocument, {
    handle,
    images: pageSizes.productImages,
    variants: pageSizes.variants,
  });
  return product ? productPage(product, { describe: productDescription, apiUrl }) : null;
}
