import { GetProductByHandleDocument } from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import type { ServiceSettings } from "~/settings/service-settings";
import { serverSizes } from "~/shop/constants";
import { readMeasurements } from "./measurements/measurements";
import { readSizeChart } from "./measurements/size-chart";
import { productPage } from "./product-page";
import { loadSwatches } from "./swatches";
import { withAllVariants } from "./with-all-variants";

/** Loads a product by handle: `product` if it is for sale, `sold` if it is sold. Rejects with a `ServiceFailure`. */
export async function loadProduct(
  commerce: Commerce,
  handle: string,
  { apiUrl, apiVersion }: Pick<ServiceSettings, "apiUrl" | "apiVersion">,
) {
  const [{ product }, swatches] = await Promise.all([
    commerce.query(GetProductByHandleDocument, {
      handle,
      images: serverSizes.productImages,
      variants: serverSizes.variants,
    }),
    loadSwatches(commerce, apiVersion, handle),
  ]);
  if (!product || product.variants.nodes.length === 0) return { product: null, sold: null };
  const page = productPage(await withAllVariants(commerce, product), {
    apiUrl,
    swatches,
    measurements: readMeasurements(product),
    sizeChart: readSizeChart(product),
  });
  return product.availableForSale ? { product: page, sold: null } : { product: null, sold: page };
}
