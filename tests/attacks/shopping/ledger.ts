import { checkDatabase } from "../../../graphql/commerce-service/src/backup/check-database.ts";
import { issueDiscount } from "../../../graphql/commerce-service/src/cart/discounts/discount-store.ts";
import {
  restock,
  sellStock,
  StockError,
} from "../../../graphql/commerce-service/src/catalog/stock/change-stock.ts";
import type { Database } from "../../../graphql/commerce-service/src/database/database.ts";
import { all, get, run } from "../../../graphql/commerce-service/src/database/statement.ts";
import { issueGiftCard } from "../../../graphql/commerce-service/src/gift-cards/gift-card-store.ts";
import { products } from "./shopping.ts";
import { handleOf, stockShop } from "./stock-shop.ts";

const day = 24 * 60;

/** Changes the shop as a merchant does while shoppers buy, and records what must be in stock and every paid order. */
export class Ledger {
  readonly #db: Database;
  readonly variants: readonly number[];
  /** Units that were ever in stock, by the place of the product. */
  readonly #stocked: (number | null)[] = products.map(({ stock }) => stock);
  readonly #paid = new Map<string, Set<number>>();

  /** Stocks an empty shop. */
  constructor(db: Database) {
    this.#db = db;
    this.variants = stockShop(db);
  }

  get orders(): number {
    return get<{ count: number }>(this.#db, "SELECT count(*) AS count FROM customer_order")?.count ?? 0;
  }

  hasCheckout(token: string): boolean {
    return get(this.#db, "SELECT 1 FROM cart WHERE checkout_token = ?", token) !== undefined;
  }

  async sell(product: number, quantity: number): Promise<void> {
    try {
      sellStock(this.#db, { handleOrSku: handleOf(product) }, quantity);
      this.#stocked[product]! -= quantity;
    } catch (error) {
      if (!(error instanceof StockError)) throw error;
    }
  }

  async restock(product: number, quantity: number): Promise<void> {
    if (this.#stocked[product] === null) return;
    restock(this.#db, { handleOrSku: handleOf(product) }, quantity);
    this.#stocked[product]! += quantity;
  }

  async changePrice(product: number, price: number): Promise<void> {
    run(this.#db, "UPDATE variant SET price = ? WHERE id = ?", price, this.variants[product]!);
  }

  async issueGiftCard(value: number): Promise<void> {
    issueGiftCard(this.#db, { value, now: new Date() });
  }

  codeOfGiftCard(place: number): string {
    const sql = "SELECT code FROM gift_card WHERE balance > 0 ORDER BY id DESC LIMIT 1 OFFSET ?";
    return get<{ code: string }>(this.#db, sql, place)?.code ?? "NO-SUCH-CODE";
  }

  async subscribe(email: string): Promise<void> {
    issueDiscount(this.#db, "WELCOME", email, new Date());
  }

  /** As if all open carts, declined cards and subscriptions were older. */
  async wait(minutes: number): Promise<void> {
    const earlier = (column: string) =>
      `${column} = strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '-${minutes} minutes')`;
    // Abandoned carts are deleted: only some, so that shoppers go on.
    const some = minutes > day ? "id % 9 = 0" : "true";
    this.#db.exec(`BEGIN IMMEDIATE;
      UPDATE cart SET ${earlier("updated_at")} WHERE completed_at IS NULL AND ${some};
      UPDATE payment SET ${earlier("created_at")} WHERE status = 'DECLINED';
      UPDATE discount_issue SET ${earlier("issued_at")};
      COMMIT`);
  }

  /** A form that showed this amount was answered with thanks. */
  acknowledge(checkoutToken: string, shown: number): void {
    this.#paid.set(checkoutToken, (this.#paid.get(checkoutToken) ?? new Set()).add(shown));
  }

  /** What is wrong with the shop's books at any moment. */
  problems(): string[] {
    const stock = all<{ left: number | null; sold: number }>(
      this.#db,
      `SELECT inventory AS left, coalesce(sum(quantity), 0) AS sold
       FROM variant LEFT JOIN order_line ON variant_id = variant.id GROUP BY variant.id ORDER BY variant.id`,
    );
    const lost = stock.flatMap(({ left, sold }, product) => {
      const stocked = this.#stocked[product] ?? null;
      if (left === null || left + sold === stocked) return [];
      return `Of product ${product}, ${left} are left and ${sold} are sold, but ${stocked} were there`;
    });
    const twice = all<{ number: number }>(
      this.#db,
      `SELECT number FROM customer_order AS later WHERE discount_code = 'WELCOME'
       AND EXISTS (SELECT 1 FROM customer_order AS first WHERE first.email = later.email AND first.number < later.number)`,
    ).map(({ number }) => `WELCOME was taken off an order that was not the first: ${number}`);
    return [...checkDatabase(this.#db), ...lost, ...twice, ...this.#unpaid()];
  }

  /** Thanks without an order, or with one of another amount. */
  #unpaid(): string[] {
    const orders = all<{ token: string; amount: number }>(
      this.#db,
      `SELECT checkout_token AS token, amount FROM payment JOIN cart ON cart.id = payment.cart_id
       WHERE status = 'SUCCEEDED'`,
    );
    const amounts = new Map(orders.map(({ token, amount }) => [token, amount]));
    return [...this.#paid].flatMap(([token, shown]) => {
      const amount = amounts.get(token);
      if (amount === undefined) return `A paid order of ${[...shown].join(" or ")} is missing`;
      return shown.has(amount) ? [] : `${amount} were paid instead of ${[...shown].join(" or ")}`;
    });
  }
}
