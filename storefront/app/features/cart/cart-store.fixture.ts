import { vi } from "vitest";
import type { CartItem } from "./cart";
import { TookTooLong } from "~/http/time-budget";
import { type Fault, MemoryCommerce, withFault } from "./cart-api.fixture";
import { answerCartRequest, type CartRequest } from "./cart-rules";
import { CartStore, type CartStoreOptions } from "./cart-store";
import type { UnsavedItems } from "./stored-cart";

export function unsavedInMemory(items: CartItem[] = []): UnsavedItems {
  return {
    get: () => Promise.resolve([...items]),
    add: (item) => void items.push(item),
    remove: (id) => void items.splice(0, items.length, ...items.filter((item) => item.id !== id)),
  };
}

/** A shop with an in-memory commerce service, and a way to open carts in it like the tabs of one browser. */
export class TestBrowser {
  readonly shop = new MemoryCommerce();
  faults: (Fault | undefined)[] = [];
  requests: CartRequest["intent"][] = [];
  changes = 0;
  readonly events: string[] = [];
  /** The time limits of the reads and changes so far. */
  readonly deadlines: AbortController[] = [];

  constructor() {
    vi.stubGlobal("navigator", { onLine: true });
    vi.spyOn(console, "error").mockImplementation(() => undefined);
  }

  /** Opens a cart. Tabs with the same `cartId` share it. */
  readonly open = (
    cartId: { id: string | null } = { id: null },
    unsaved = unsavedInMemory(),
    lock: CartStoreOptions["lock"] = (work) => work(),
  ) => {
    const store = new CartStore({
      send: this.#send,
      inTime: this.#inTime,
      cartId: { get: () => cartId.id, set: (id) => void (cartId.id = id) },
      unsaved,
      onChange: () => void (this.changes += 1),
      onMade: (intent, { id }) => void this.events.push(`${intent} ${id}`),
      lock,
    });
    return { store, cartId };
  };

  readonly #send: CartStoreOptions["send"] = async (request, signal) => {
    // Like `fetch`.
    signal.throwIfAborted();
    this.requests.push(request.intent);
    const valid = { cartId: null, email: null, ...request } as Parameters<typeof answerCartRequest>[1];
    return withFault(this.faults.shift(), request.intent, () => answerCartRequest(this.shop.api, valid));
  };

  readonly #inTime: CartStoreOptions["inTime"] = (work) => {
    const deadline = new AbortController();
    this.deadlines.push(deadline);
    const { promise: tooLate, reject } = Promise.withResolvers<never>();
    deadline.signal.addEventListener("abort", () => reject(deadline.signal.reason));
    return Promise.race([work(deadline.signal), tooLate]);
  };

  /** Ends the time limit of the current read or change. */
  giveUp(): void {
    this.deadlines.at(-1)?.abort(new TookTooLong("No result within 5000 ms"));
  }
}

export const inCart = (store: CartStore) => store.get().lines.map(({ id }) => id);
