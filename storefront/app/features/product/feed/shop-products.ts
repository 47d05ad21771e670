import { ProductDetailsDocument, type ProductDetailsQuery } from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { nextCursor } from "~/apollo/next-cursor";
import { serverSizes } from "~/constants";
import { type ProductPage, productPage } from "../product-page";
import { noSwatches } from "../swatches";

export interface ShopProduct {
  readonly product: ProductPage;
  /** An ISO date and time. */
  readonly changed: string;
}

/** Page by page, so that the whole catalog is never in memory. Rejects with a `ServiceFailure`. */
export async function* shopProducts(commerce: Commerce, apiUrl: string): AsyncGenerator<ShopProduct> {
  let after: string | null = null;
  do {
    const { products }: ProductDetailsQuery = await commerce.query(ProductDetailsDocument, {
      first: serverSizes.feed,
      after,
      images: serverSizes.productImages,
      variants: serverSizes.feedVariants,
    });
    for (const node of products.nodes) {
      // One product without an address must not cost the file.
      if (!node.availableForSale || node.variants.nodes.length === 0 || node.handle === "") continue;
      const product = productPage(node, { apiUrl, swatches: noSwatches });
      yield { product, changed: node.updatedAt };
    }
    after = nextCursor(products.pageInfo, after);
  } while (after !== null);
}
