import { ProductDetailsDocument, type ProductDetailsQuery } from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { nextCursor } from "~/apollo/next-cursor";
import { serverSizes } from "~/shop/constants";
import { type ProductPage, productPage } from "../product-page";
import { noSwatches } from "../swatches";

/** A page of the service at a time, so that the whole catalog is never in memory. Rejects with a `ServiceFailure`. */
export async function* shopProducts(
  commerce: Commerce,
  apiUrl: string,
): AsyncGenerator<readonly ProductPage[]> {
  let after: string | null = null;
  do {
    const { products }: ProductDetailsQuery = await commerce.query(ProductDetailsDocument, {
      first: serverSizes.feed,
      after,
      images: serverSizes.productImages,
      variants: serverSizes.feedVariants,
    });
    yield products.nodes
      // One product without an address must not cost the file.
      .filter((node) => node.availableForSale && node.variants.nodes.length > 0 && node.handle !== "")
      .map((node) => productPage(node, { apiUrl, swatches: noSwatches }));
    after = nextCursor(products.pageInfo, after);
  } while (after !== null);
}
