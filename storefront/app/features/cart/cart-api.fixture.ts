import { NoIdReturned } from "~/apollo/no-id-returned";
import { ServiceFailure } from "~/apollo/service-failure";
import type { Cart, CartItem, CartLine } from "./cart";
import type { CartApi } from "./cart-api";

/** An in-memory commerce service that can lose requests or responses, sell out products and forget carts. */
export class MemoryCommerce {
  readonly carts = new Map<string, CartLine[]>();
  readonly soldOut = new Set<string>();
  calls: string[] = [];
  /** How the next calls fail, in order. */
  faults: ("lost answer" | "lost request" | "timeout" | "no id")[] = [];
  /** Delays the next read until this resolves. */
  slowRead: Promise<void> | null = null;
  #made = 0;

  readonly api: CartApi = {
    read: (id) => this.#answer("read", () => this.#cart(id)),
    create: (variantIds) =>
      this.#answer("create", () => {
        const id = this.newCart().id;
        for (const variantId of variantIds) this.#add(id, variantId);
        return this.cart(id);
      }),
    add: (id, variantId) =>
      this.#answer("add", () => {
        if (this.carts.has(id)) this.#add(id, variantId);
        return this.#cart(id);
      }),
    remove: (id, lineIds) =>
      this.#answer("remove", () => {
        const lines = this.carts.get(id)?.filter((line) => !lineIds.includes(line.id));
        if (lines) this.carts.set(id, lines);
        return this.#cart(id);
      }),
    single: (id, lineIds) =>
      this.#answer("single", () => {
        const lines = this.carts.get(id) ?? [];
        this.carts.set(
          id,
          lines.map((line) => (lineIds.includes(line.id) ? { ...line, quantity: 1 } : line)),
        );
        return this.#cart(id);
      }),
    identify: (id) => this.#answer("identify", () => this.#cart(id)),
  };

  /** Creates an empty cart. The result can serve as the cart id's storage. */
  newCart(): { id: string } {
    const id = `cart-${++this.#made}`;
    this.carts.set(id, []);
    return { id };
  }

  cart(id: string): Cart {
    const lines = (this.carts.get(id) ?? []).map((line) => ({
      ...line,
      isForSale: !this.soldOut.has(line.variantId),
    }));
    return {
      id,
      checkoutUrl: `/checkouts/${id}`,
      email: null,
      lines,
      total: lines.length * 1000,
      saved: null,
      discounts: [],
      codes: [],
    };
  }

  variants(id: string): string[] {
    return (this.carts.get(id) ?? []).map(({ variantId, quantity }) => `${variantId}×${quantity}`);
  }

  #cart(id: string): Cart | null {
    return this.carts.has(id) ? this.cart(id) : null;
  }

  #add(id: string, variantId: string): void {
    const lines = this.carts.get(id) ?? [];
    const line = lines.find((line) => line.variantId === variantId);
    if (this.soldOut.has(variantId)) return;
    this.carts.set(
      id,
      line
        ? lines.map((other) => (other === line ? { ...line, quantity: line.quantity + 1 } : other))
        : [{ ...item(variantId), id: `line-${variantId}`, quantity: 1, isForSale: true }, ...lines],
    );
  }

  async #answer<Answer>(call: string, work: () => Answer): Promise<Answer> {
    this.calls.push(call);
    const fault = this.faults.shift();
    await Promise.resolve();
    if (fault === "lost request") throw new ServiceFailure(call, new TypeError("fetch failed"));
    if (fault === "timeout") throw new ServiceFailure(call, new DOMException("too long", "TimeoutError"));
    if (fault === "no id") throw new NoIdReturned();
    const answer = work();
    const slow = call === "read" ? this.slowRead : null;
    if (slow) {
      this.slowRead = null;
      await slow;
    }
    if (fault === "lost answer") throw new ServiceFailure(call, new TypeError("fetch failed"));
    return answer;
  }
}

export function item(variantId: string): CartItem {
  return {
    variantId,
    href: `/products/${variantId}`,
    title: `Product ${variantId}`,
    brand: "Maren & Co",
    brandHref: "/brands/maren-and-co",
    options: "Plum / M",
    price: 1000,
    retailPrice: null,
    image: null,
    imageAlt: "",
  };
}
