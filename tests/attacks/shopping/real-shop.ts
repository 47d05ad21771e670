import {
  addLines,
  type CartContext,
  changeGiftCards,
  createCart,
  openCart,
  updateDiscountCodes,
  updateLines,
} from "../../../graphql/commerce-service/src/cart/cart-operations.ts";
import {
  findCartOfCheckout,
  removeAbandonedCarts,
} from "../../../graphql/commerce-service/src/cart/cart-store.ts";
import { amountDue, type Cart } from "../../../graphql/commerce-service/src/cart/cart.ts";
import { issueDiscount } from "../../../graphql/commerce-service/src/cart/discounts/discount-store.ts";
import { lineGlobalId } from "../../../graphql/commerce-service/src/cart/lines/cart-lines.ts";
import { refreshAvailability } from "../../../graphql/commerce-service/src/catalog/stock/availability.ts";
import {
  restock,
  sellStock,
  StockError,
} from "../../../graphql/commerce-service/src/catalog/stock/change-stock.ts";
import { openCheckoutCart } from "../../../graphql/commerce-service/src/checkout/checkout-cart.ts";
import { pay } from "../../../graphql/commerce-service/src/checkout/payment/pay.ts";
import { type Database, openDatabase } from "../../../graphql/commerce-service/src/database/database.ts";
import { all, run } from "../../../graphql/commerce-service/src/database/statement.ts";
import { issueGiftCard } from "../../../graphql/commerce-service/src/gift-cards/gift-card-store.ts";
import { globalId } from "../../../graphql/commerce-service/src/shared/global-id.ts";
import { testAddress } from "../../../graphql/commerce-service/src/orders/order.fixture.ts";
import {
  type Books,
  cartDays,
  type CartView,
  type CheckoutView,
  type Line,
  type LineChange,
  type Payment,
  shoppers,
  type Shopping,
} from "./shopping.ts";
import { handleOf, stockShop } from "./stock-shop.ts";

const attributesOf = (message: string) => (message === "" ? [] : [{ key: "message", value: message }]);

/** The commerce service's own operations, on a database in memory and at a time that the test sets. */
export class RealShop implements Shopping {
  readonly database: Database = openDatabase(":memory:");
  /** How many steps it has taken. */
  steps = 0;
  #now: Date;
  readonly #carts: { readonly id: string; readonly token: string; shown: number | null }[] = [];
  readonly #variants: number[];

  constructor(now: Date) {
    this.#now = now;
    this.#variants = stockShop(this.database);
    for (let shopper = 0; shopper < shoppers; shopper++) this.startCart(shopper);
  }

  get #context(): CartContext {
    return { database: this.database, now: this.#now, soldOut: "refused" };
  }

  startCart(shopper: number): CartView {
    const { cart } = createCart(this.#context, {});
    this.#carts[shopper] = { id: globalId("Cart", cart!.token), token: cart!.checkoutToken, shown: null };
    return this.#view(shopper);
  }

  add(shopper: number, { product, message, quantity }: Line): CartView {
    const merchandiseId = globalId("ProductVariant", this.#variants[product]!);
    const line = { merchandiseId, quantity, attributes: attributesOf(message) };
    addLines(this.#context, this.#cart(shopper).id, [line]);
    return this.#view(shopper);
  }

  changeLine(shopper: number, place: number, { quantity, message }: LineChange): CartView {
    const { id } = this.#cart(shopper);
    const cart = openCart(this.#context, id);
    const line = cart?.lines[place];
    const change = {
      id: cart && line ? lineGlobalId(cart, line.token) : "none",
      ...(quantity !== undefined && { quantity }),
      ...(message !== undefined && { attributes: attributesOf(message) }),
    };
    updateLines(this.#context, id, [change]);
    return this.#view(shopper);
  }

  enterCodes(shopper: number, codes: readonly string[]): CartView {
    updateDiscountCodes(this.#context, this.#cart(shopper).id, codes);
    return this.#view(shopper);
  }

  useGiftCard(shopper: number, giftCard: number): CartView {
    changeGiftCards(this.#context, this.#cart(shopper).id, [this.#codeOf(giftCard)], "add");
    return this.#view(shopper);
  }

  openCheckout(shopper: number): CheckoutView {
    const shown = this.#cart(shopper);
    const checkout = openCheckoutCart(this.database, shown.token, this.#now);
    if (!checkout) return { kind: "empty", due: null };
    if (checkout.cart.completedAt !== null) return { kind: "paid", due: null };
    shown.shown = amountDue(checkout.cart);
    return { kind: "open", due: shown.shown };
  }

  pay(shopper: number, { email, code, giftCard, card }: Payment): CheckoutView {
    const shown = this.#cart(shopper);
    const before = findCartOfCheckout(this.database, shown.token, this.#now);
    const { kind } = pay(this.database, {
      checkoutToken: shown.token,
      email,
      address: testAddress,
      payment: card,
      code: code ?? before?.discount.codes[0]?.code ?? "",
      giftCardCode: giftCard === null ? "" : this.#codeOf(giftCard),
      shownTotal: shown.shown,
      attemptKey: `attempt of ${shown.token}`,
      now: this.#now,
    });
    const cart = findCartOfCheckout(this.database, shown.token, this.#now, "paying");
    if (kind === "paid" || !cart) return { kind, due: null };
    shown.shown = amountDue(cart);
    return { kind, due: shown.shown };
  }

  subscribe(email: string): void {
    issueDiscount(this.database, "WELCOME", email, this.#now);
  }

  wait(minutes: number): void {
    this.#now = new Date(this.#now.getTime() + minutes * 60_000);
    removeAbandonedCarts(this.database, new Date(this.#now.getTime() - cartDays * 24 * 3_600_000));
  }

  sell(product: number, quantity: number): boolean {
    return isPossible(() => sellStock(this.database, { handleOrSku: handleOf(product) }, quantity));
  }

  restock(product: number, quantity: number): boolean {
    return isPossible(() => restock(this.database, { handleOrSku: handleOf(product) }, quantity));
  }

  changePrice(product: number, price: number): void {
    run(this.database, "UPDATE variant SET price = ? WHERE id = ?", price, this.#variants[product]!);
    refreshAvailability(this.database, product + 1);
  }

  publish(product: number, isPublished: boolean): void {
    const sql = "UPDATE product SET published = ? WHERE handle = ?";
    run(this.database, sql, isPublished ? 1 : 0, handleOf(product));
  }

  issueGiftCard(value: number): void {
    issueGiftCard(this.database, { value, now: this.#now });
  }

  books(): Books {
    const db = this.database;
    return {
      stock: all<{ inventory: number | null }>(db, "SELECT inventory FROM variant ORDER BY id").map(
        ({ inventory }) => inventory,
      ),
      balances: all<{ balance: number }>(db, "SELECT balance FROM gift_card ORDER BY id").map(
        ({ balance }) => balance,
      ),
      orders: all<{ card: number; giftCards: number }>(
        db,
        `SELECT payment.amount AS card, (SELECT coalesce(sum(amount), 0) FROM gift_card_payment
           WHERE order_id = customer_order.id) AS giftCards
         FROM customer_order JOIN payment ON payment.order_id = customer_order.id ORDER BY number`,
      ).map((order) => ({ ...order })),
    };
  }

  #cart(shopper: number) {
    return this.#carts[shopper]!;
  }

  #codeOf(giftCard: number): string {
    const codes = all<{ code: string }>(this.database, "SELECT code FROM gift_card ORDER BY id");
    return codes[giftCard]?.code ?? "NO-SUCH-CODE";
  }

  #view(shopper: number): CartView {
    const cart = openCart(this.#context, this.#cart(shopper).id);
    return cart && this.#viewOf(cart);
  }

  #viewOf(cart: Cart): CartView {
    return {
      lines: cart.lines.map(({ variantId, quantity, attributes }) => ({
        product: this.#variants.indexOf(variantId),
        message: attributes[0]?.value ?? "",
        quantity,
      })),
      total: cart.cost.total,
      due: amountDue(cart),
      refusals: cart.discount.codes.map(({ refusal }) => refusal),
    };
  }
}

function isPossible(change: () => unknown): boolean {
  try {
    change();
    return true;
  } catch (error) {
    if (error instanceof StockError) return false;
    throw error;
  }
}
