import { GetProductByHandleDocument } from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import type { ServiceSettings } from "~/apollo/service-settings";
import { pageSizes } from "~/constants";
import { productDescription } from "./details/product-description.server";
import { readMeasurements } from "./measurements/measurements";
import { readSizeChart } from "./measurements/size-chart";
import { type ProductPage, productPage } from "./product-page";
import { loadSwatches } from "./swatches";

export interface LoadedProduct {
  /** Null if the product does not exist or is not for sale. */
  readonly product: ProductPage | null;
  /** The product, if it is sold. */
  readonly sold: ProductPage | null;
}

/** Loads a product by handle. Rejects with a `ServiceFailure`. */
export async function loadProduct(
  commerce: Commerce,
  handle: string,
  { apiUrl, apiVersion }: Pick<ServiceSettings, "apiUrl" | "apiVersion">,
): Promise<LoadedProduct> {
  const [{ product }, swatches] = await Promise.all([
    commerce.query(GetProductByHandleDocument, {
      handle,
      images: pageSizes.productImages,
      variants: pageSizes.variants,
    }),
    loadSwatches(commerce, apiVersion, handle),
  ]);
  if (!product || product.variants.nodes.length === 0) return { product: null, sold: null };
  const page = productPage(product, {
    describe: productDescription,
    apiUrl,
    swatches,
    measurements: readMeasurements(product),
    sizeChart: readSizeChart(product),
  });
  return product.availableForSale ? { product: page, sold: null } : { product: null, sold: page };
}
