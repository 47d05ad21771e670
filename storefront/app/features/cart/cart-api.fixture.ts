import { NoIdReturned } from "~/apollo/no-id-returned";
import { ServiceFailure } from "~/http/service-failure";
import { TookTooLong } from "~/http/time-budget";
import type { Cart, CartItem, CartLine } from "./cart";
import { Throttled } from "./cart-notices";
import type { CartApi } from "./cart-rules";

export type Fault = "lost response" | "lost request" | "timeout" | "refusal" | "throttled";

/** An in-memory commerce service that can lose requests or responses, sell out products and forget carts. */
export class MemoryCommerce {
  readonly carts = new Map<string, CartLine[]>();
  readonly soldOut = new Set<string>();
  calls: string[] = [];
  /** How the next calls fail, in order. */
  faults: (Fault | undefined)[] = [];
  /** Delays the next read until this resolves. */
  slowRead: Promise<void> | null = null;
  #made = 0;

  readonly api: CartApi = {
    read: (id) => this.#callService("read", () => this.#cart(id)),
    create: (variantId) =>
      this.#callService("create", () => {
        const { id } = this.newCart();
        this.#addLine(id, variantId);
        return this.cart(id);
      }),
    add: (id, variantId) =>
      this.#callService("add", () => {
        if (this.carts.has(id)) this.#addLine(id, variantId);
        return this.#cart(id);
      }),
    remove: (id, lineIds) =>
      this.#callService("remove", () => {
        const lines = this.carts.get(id)?.filter((line) => !lineIds.includes(line.lineId));
        if (lines) this.carts.set(id, lines);
        return this.#cart(id);
      }),
    setQuantityToOne: (id, lineIds) =>
      this.#callService("setQuantityToOne", () => {
        const lines = this.carts.get(id) ?? [];
        this.carts.set(
          id,
          lines.map((line) => (lineIds.includes(line.lineId) ? { ...line, quantity: 1 } : line)),
        );
        return this.#cart(id);
      }),
    createWithCode: () => Promise.reject(new Error("These tests have a cart")),
    setDiscountCode: (id) => this.#callService("setDiscountCode", () => this.#cart(id)),
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
      isSoldOut: this.soldOut.has(line.id),
    }));
    return {
      id,
      checkoutUrl: `/checkouts/${id}`,
      lines,
      total: lines.length * 1000,
      saved: null,
      discounts: [],
      discountCodes: [],
    };
  }

  variants(id: string): string[] {
    return (this.carts.get(id) ?? []).map(({ id: variantId, quantity }) => `${variantId}×${quantity}`);
  }

  #cart(id: string): Cart | null {
    return this.carts.has(id) ? this.cart(id) : null;
  }

  #addLine(id: string, variantId: string): void {
    const lines = this.carts.get(id) ?? [];
    const line = lines.find((line) => line.id === variantId);
    if (this.soldOut.has(variantId)) return;
    this.carts.set(
      id,
      line
        ? lines.map((other) => (other === line ? { ...line, quantity: line.quantity + 1 } : other))
        : [{ ...item(variantId), lineId: `line-${variantId}`, quantity: 1 }, ...lines],
    );
  }

  #callService<Answer>(call: string, work: () => Answer): Promise<Answer> {
    this.calls.push(call);
    return withFault(this.faults.shift(), call, async () => {
      const answer = work();
      const slow = call === "read" ? this.slowRead : null;
      if (slow) {
        this.slowRead = null;
        await slow;
      }
      return answer;
    });
  }
}

/** Answers like a service that the network or the service itself may fail. */
export async function withFault<Answer>(
  fault: Fault | undefined,
  call: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  await Promise.resolve();
  if (fault === "lost request") throw new ServiceFailure(call, new TypeError("fetch failed"));
  if (fault === "timeout") throw new TookTooLong("too long");
  if (fault === "refusal") throw new NoIdReturned();
  if (fault === "throttled") throw new Throttled();
  const answer = await work();
  if (fault === "lost response") throw new ServiceFailure(call, new TypeError("fetch failed"));
  return answer;
}

export function item(id: string): CartItem {
  return {
    id,
    href: `/products/${id}`,
    title: `Product ${id}`,
    brand: "Maren & Co",
    brandHref: "/brands/maren-and-co",
    options: "Plum / M",
    price: 1000,
    retailPrice: null,
  };
}
