import { ProductDetailsDocument, type ProductDetailsQuery } from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { pageSizes } from "~/lib/constants";
import { sanitizedHtml } from "./product-html.server";
import { type ProductPage, productPage } from "./product-page";

export interface ShopProduct {
  readonly product: ProductPage;
  /** ISO date and time. */
  readonly changed: string;
}

/**
 * Every product that has a page (PDP-6), fetched page by page: the catalogue is never held whole. Rejects with a
 * `ServiceFailure`.
 */
export async function* shopProducts(commerce: Commerce, apiUrl: string): AsyncGenerator<ShopProduct> {
  let after: string | null = null;
  do {
    const { products }: ProductDetailsQuery = await commerce.query(ProductDetailsDocument, {
      first: pageSizes.feed,
      after,
      images: pageSizes.productImages,
      variants: pageSizes.variants,
    });
    for (const node of products.nodes) {
      const product = productPage(node, { sanitize: sanitizedHtml, apiUrl });
      if (product) yield { product, changed: node.updatedAt };
    }
    after = products.pageInfo.hasNextPage ? (products.pageInfo.endCursor ?? null) : null;
  } while (after);
}
