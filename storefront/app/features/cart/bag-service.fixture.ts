import { NoIdReturned } from "~/apollo/no-id-returned";
import { ServiceFailure } from "~/apollo/service-failure";
import type { Bag, BagItem, BagLine } from "./bag";
import type { BagService } from "./bag-service";

/** A commerce service in memory that can lose answers, lose requests, sell out and forget carts. */
export class Shop {
  readonly carts = new Map<string, BagLine[]>();
  readonly soldOut = new Set<string>();
  calls: string[] = [];
  /** What happens to the next calls, in order. */
  faults: ("lost answer" | "lost request" | "no id")[] = [];
  /** Keeps the next reading, made at once, on its way until this resolves. */
  slowRead: Promise<void> | null = null;
  #made = 0;

  readonly service: BagService = {
    read: (id) => this.#answer("read", () => this.#bag(id)),
    create: (variantIds) =>
      this.#answer("create", () => {
        const id = `cart-${++this.#made}`;
        this.carts.set(id, []);
        for (const variantId of variantIds) this.#add(id, variantId);
        return this.bag(id);
      }),
    add: (id, variantId) =>
      this.#answer("add", () => {
        if (this.carts.has(id)) this.#add(id, variantId);
        return this.#bag(id);
      }),
    remove: (id, lineIds) =>
      this.#answer("remove", () => {
        const lines = this.carts.get(id) ?? [];
        this.carts.set(
          id,
          lines.filter((line) => !lineIds.includes(line.id)),
        );
        return this.#bag(id);
      }),
    single: (id, lineIds) =>
      this.#answer("single", () => {
        const lines = this.carts.get(id) ?? [];
        this.carts.set(
          id,
          lines.map((line) => (lineIds.includes(line.id) ? { ...line, quantity: 1 } : line)),
        );
        return this.#bag(id);
      }),
    identify: (id) => this.#answer("identify", () => this.#bag(id)),
  };

  bag(id: string): Bag {
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
    };
  }

  variants(id: string): string[] {
    return (this.carts.get(id) ?? []).map(({ variantId, quantity }) => `${variantId}×${quantity}`);
  }

  #bag(id: string): Bag | null {
    return this.carts.has(id) ? this.bag(id) : null;
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

export function item(variantId: string): BagItem {
  return {
    variantId,
    href: `/products/${variantId}`,
    title: `Piece ${variantId}`,
    brand: "Maren & Co",
    brandHref: "/brands/maren-and-co",
    options: "Plum / M",
    price: 1000,
    retailPrice: null,
    image: null,
    imageAlt: "",
  };
}
