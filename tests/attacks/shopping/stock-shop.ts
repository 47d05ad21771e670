import { saveProduct } from "../../../graphql/commerce-service/src/catalog/writing/product-writer.ts";
import type { Database } from "../../../graphql/commerce-service/src/database/database.ts";
import { all, run } from "../../../graphql/commerce-service/src/database/statement.ts";
import { discounts, products } from "./shopping.ts";

export const handleOf = (product: number) => `product-${product}`;

/** Gives an empty shop the products and discounts. Returns the ids of the products' variants. */
export function stockShop(db: Database): number[] {
  for (const [place, { price, stock, isGiftCard, isBackordered }] of products.entries())
    saveProduct(db, {
      handle: handleOf(place),
      title: handleOf(place),
      giftCard: isGiftCard,
      options: [],
      variants: [
        { options: {}, price, inventory: stock, inventoryPolicy: isBackordered ? "continue" : "deny" },
      ],
    });
  run(db, "DELETE FROM discount");
  for (const { code, percent, minimumQuantity, firstOrderOnly, validHours } of discounts)
    run(
      db,
      `INSERT INTO discount (code, title, percent, minimum_quantity, first_order_only, valid_hours)
       VALUES (?, 'A discount', ?, ?, ?, ?)`,
      code,
      percent,
      minimumQuantity,
      firstOrderOnly ? 1 : 0,
      validHours,
    );
  return all<{ id: number }>(db, "SELECT id FROM variant ORDER BY id").map(({ id }) => id);
}
