import type { BrowserContext } from "@playwright/test";
import { queryService } from "../query-service.ts";

/** Creates carts directly at the commerce service, without the storefront. */

async function createCart(platformUrl: string, variantIds: readonly string[]): Promise<string> {
  const lines = variantIds.map((merchandiseId) => ({ merchandiseId, quantity: 1 }));
  const { cartCreate } = await queryService<{ cartCreate: { cart: { id: string } } }>(
    platformUrl,
    "mutation Cart($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { cart { id } } }",
    { lines },
  );
  return cartCreate.cart.id;
}

export async function createCartWithAllVariants(platformUrl: string, handle: string): Promise<string> {
  const { product } = await queryService<{ product: { variants: { nodes: { id: string }[] } } }>(
    platformUrl,
    "query Variants($handle: String!) { product(handle: $handle) { variants(first: 50) { nodes { id } } } }",
    { handle },
  );
  return createCart(
    platformUrl,
    product.variants.nodes.map(({ id }) => id),
  );
}

/** Gives the browser an empty cart, so that the first product is added to a cart that already exists. */
export async function startWithEmptyCart(context: BrowserContext, platformUrl: string): Promise<void> {
  const cartId = await createCart(platformUrl, []);
  await context.addInitScript((id) => {
    if (!localStorage.getItem("cart_id")) localStorage.setItem("cart_id", id);
  }, cartId);
}
