import type { NewestProducts } from "../src/alerts/newest-of-listing.ts";
import { get } from "../../commerce-service/src/database/statement.ts";
import type { TestShop } from "../../commerce-service/tests/test-shop.fixture.ts";

/** The products' numeric ids on the platform. */
export function numbersOf(shop: TestShop, handles: readonly string[]): string[] {
  return handles.map((handle) => {
    const found = get<{ id: number }>(shop.database, "SELECT id FROM product WHERE handle = ?", handle);
    if (!found) throw new Error(`There is no product ${handle}`);
    return String(found.id);
  });
}

/** What a storefront says of its listings in a test: handles by path, or nothing. */
export function newestOf(
  shop: TestShop,
  newest: Readonly<Record<string, readonly string[]>> | "down",
  path: string,
): NewestProducts {
  if (newest === "down") throw new Error("The storefront does not respond");
  return { ids: (newest[path] ?? []).map((handle) => idOf(shop, handle)), hasMore: false };
}

export function idOf(shop: TestShop, handle: string): string {
  return `gid://shopify/Product/${numbersOf(shop, [handle])[0]}`;
}
