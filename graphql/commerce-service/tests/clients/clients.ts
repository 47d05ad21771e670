import { buyButton } from "./buy-button.ts";
import type { Client } from "./client-operation.ts";
import { nextjsShop } from "./nextjs-shop.ts";
import { starterShopCart } from "./starter-shop-cart.ts";
import { starterShopPages } from "./starter-shop-pages.ts";

/** Clients other than our storefront, with the operations that they send. */
export const clients: readonly Client[] = [
  { name: "the official skeleton's pages", version: "2026-04", operations: starterShopPages },
  { name: "the official skeleton's cart", version: "2026-04", operations: starterShopCart },
  { name: "a Next.js shop", version: "2025-01", operations: nextjsShop },
  { name: "a buy button", version: "2025-01", operations: buyButton },
];
