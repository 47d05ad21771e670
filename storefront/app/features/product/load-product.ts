import { GetProductByHandleDocument } from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import type { ServiceSettings } from "~/apollo/service-settings";
import { pageSizes } from "~/constants";
import { productDescription } from "./details/product-description.server";
import { loadSwatches } from "./load-swatches";
import { type ProductPage, productPage } from "./product-page";

/** The product with a handle, or null if it does not exist or must not be shown. Rejects with a `ServiceFailure`. */
export async function loadProduct(
  commerce: Commerce,
  handle: string,
  { apiUrl, apiVersion }: Pick<ServiceSettings, "apiUrl" | "apiVersion">,
): Promise<ProductPage | null> {
  const [{ product }, swatches] = await Promise.all([
    commerce.query(GetProductByHandleDocument, {
      handle,
      images: pageSizes.productImages,
      variants: pageSizes.variants,
    }),
    loadSwatches(commerce, apiVersion, handle),
  ]);
  return product ? productPage(product, { describe: productDescription, apiUrl, swatches }) : null;
}
