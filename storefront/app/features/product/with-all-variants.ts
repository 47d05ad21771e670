import { type ProductDetailFragment, ProductVariantsDocument } from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { nextCursor } from "~/apollo/next-cursor";
import { ServiceFailure } from "~/http/service-failure";
import { serverSizes } from "~/shop/constants";

/** The product with the variants that its response had no room for. Rejects with a `ServiceFailure`. */
export async function withAllVariants<Product extends ProductDetailFragment>(
  commerce: Commerce,
  product: Product,
): Promise<Product> {
  const nodes = [...product.variants.nodes];
  let after = nextCursor(product.variants.pageInfo, null);
  while (after !== null) {
    const { product: rest } = await commerce.query(ProductVariantsDocument, {
      id: product.id,
      first: serverSizes.variants,
      after,
    });
    if (!rest)
      throw new ServiceFailure("ProductVariants", new Error(`${product.handle} went while it was read`));
    nodes.push(...rest.variants.nodes);
    after = nextCursor(rest.variants.pageInfo, after);
  }
  return { ...product, variants: { ...product.variants, nodes } };
}
