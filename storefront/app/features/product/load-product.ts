import { GetProductByHandleDocument } from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { pageSizes } from "~/lib/constants";
import { sanitizedHtml } from "./product-html.server";
import { type ProductPage, productPage } from "./product-page";

/** The product of a handle, or null when there is none to show. Rejects with a `ServiceFailure`. */
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
  return product ? productPage(product, { sanitize: sanitizedHtml, apiUrl }) : null;
}
