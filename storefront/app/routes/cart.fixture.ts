import type { ServerResponse } from "node:http";
import { pageInfo, usd } from "../../server/built-shop.fixture.ts";

export const cartId = "gid://shopify/Cart/new";
export const line = {
  id: "gid://shopify/CartLine/1",
  quantity: 1,
  cost: { totalAmount: usd("40.0"), subtotalAmount: usd("40.0") },
  merchandise: {
    id: "gid://shopify/ProductVariant/1",
    availableForSale: true,
    selectedOptions: [{ name: "Size", value: "M" }],
    image: null,
    compareAtPrice: null,
    product: {
      id: "gid://shopify/Product/1",
      handle: "coat",
      title: "Wool <b>coat</b>",
      vendor: "Maren & Co",
      availableForSale: true,
      images: { nodes: [] },
      metafields: [{ key: "retail_price", value: "100.00" }],
    },
  },
};
/** A cart as the commerce service sends it. */
export const cart = (...nodes: unknown[]) => ({
  id: cartId,
  createdAt: "2026-11-02T10:00:00Z",
  updatedAt: "2026-11-02T10:00:00Z",
  checkoutUrl: "https://checkout.example/1",
  totalQuantity: nodes.length,
  cost: { totalAmount: usd("40.0"), subtotalAmount: usd("40.0") },
  discountCodes: [],
  discountAllocations: [],
  buyerIdentity: { email: null },
  lines: { pageInfo, nodes },
});

/** How the commerce service answers a network's change after too many. */
export const throttled = (response: ServerResponse) =>
  response.writeHead(429, { "Retry-After": "300", "Content-Type": "application/json" }).end("{}");
