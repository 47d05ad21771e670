import { metafieldOf } from "../../commerce-service/src/customers/customer-metafield.ts";
import { findCustomerByEmail } from "../../commerce-service/src/customers/customer-store.ts";
import type { TestShop } from "../../commerce-service/tests/test-shop.fixture.ts";

/** The global ids of the products on a customer's wishlist, as the platform stores them. */
export function wishlistOf({ database }: TestShop, email: string): string[] {
  const customer = findCustomerByEmail(database, email);
  const list = customer && metafieldOf(database, customer.id, { namespace: "custom", key: "wishlist" });
  return list ? (JSON.parse(list.value) as string[]) : [];
}
