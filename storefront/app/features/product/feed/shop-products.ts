import { ProductDetailsDocument, type ProductDetailsQuery } from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { nextCursor } from "~/apollo/next-cursor";
import { serverSizes } from "~/shop/constants";
import { type ProductPage, productPage } from "../product-page";
import { noSwatches } from "../swatches";
import { withAllVariants } from "../with-all-variants";

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
    // One product without an address must not cost the file.
    const listed = products.nodes.filter(
      (node) => node.availableForSale && node.variants.nodes.length > 0 && node.handle !== "",
    );
    const pages: ProductPage[] = [];
    for (const node of listed) {
      const product = await withAllVariants(commerce, node);
      pages.push(productPage(product, { apiUrl, swatches: noSwatches }));
    }
    yield pages;
    after = nextCursor(products.pageInfo, after);
  } while (after !== null);
}
