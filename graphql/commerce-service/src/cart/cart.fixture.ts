import { saveProduct } from "../catalog/writing/product-writer.ts";
import type { Database } from "../database/database.ts";
import { get } from "../database/statement.ts";
import { globalId } from "../shared/global-id.ts";
import { type CartInput, createCart, type CartContext } from "./cart-operations.ts";
import type { Cart } from "./cart.ts";

interface VariantFacts {
  /** In cents. */
  readonly price?: number;
  readonly inventory?: number | null;
  readonly facts?: Readonly<Record<string, string>>;
}

/** Saves a product with one variant and returns the variant's global id. */
export function saveTestVariant(
  db: Database,
  title: string,
  { price = 5000, inventory = 1, facts = {} }: VariantFacts = {},
): string {
  const handle = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  saveProduct(db, {
    handle,
    title,
    vendor: "Maren",
    options: [
      { name: "Color", values: ["Plum"] },
      { name: "Size", values: ["M"] },
    ],
    variants: [{ options: { Color: "Plum", Size: "M" }, price, compareAtPrice: price * 2, inventory }],
    metafields: Object.entries(facts).map(([key, value]) => ({
      namespace: "product_information",
      key,
      value,
    })),
  });
  const sql = "SELECT variant.id FROM variant JOIN product ON product.id = product_id WHERE handle = ?";
  return globalId("ProductVariant", get<{ id: number }>(db, sql, handle)?.id ?? 0);
}

export function testCart(db: Database, merchandise: readonly string[], input: CartInput = {}): Cart {
  const shop: CartContext = { database: db, now: new Date(), soldOut: "refused" };
  const lines = merchandise.map((merchandiseId) => ({ merchandiseId }));
  const { cart, errors } = createCart(shop, { ...input, lines: [...lines, ...(input.lines ?? [])] });
  if (!cart) throw new Error(JSON.stringify(errors));
  return cart;
}
