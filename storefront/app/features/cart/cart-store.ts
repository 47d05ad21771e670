import { ChangeQueue } from "~/browser/change-queue";
import { Store } from "~/browser/store";
import * as messages from "~/messages/en/cart";
import type { Cart, CartItem } from "./cart";
import type { CartIdStorage } from "./cart-id";
import { changeFailure, isRefusal, readFailure, Throttled } from "./cart-notices";
import type { CartRequest } from "./cart-rules";
import {
  type CartChange,
  type CartNotes,
  type CartSnapshot,
  cartSnapshot,
  hasVariant,
  isMade,
  noNotes,
} from "./cart-snapshot";
import type { UnsavedItems } from "./stored-cart";

export interface CartStoreOptions {
  /** Sends a request to the shop's server, which answers with the cart. `signal` aborts it. */
  readonly send: (request: CartRequest, signal: AbortSignal) => Promise<Cart | null>;
  readonly cartId: CartIdStorage;
  readonly unsaved: UnsavedItems;
  /** Runs a read or change with a time limit, after which it rejects and `signal` aborts. */
  readonly inTime: <Result>(work: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;
  /** Runs `work` under a lock shared by all tabs (.github/decisions/0008). */
  readonly lock: <Result>(work: () => Promise<Result>, signal: AbortSignal) => Promise<Result>;
  readonly onChange: () => void;
  /** Called after each change by the shopper that succeeded. */
  readonly onMade: (intent: CartChange["intent"], item: CartItem) => void;
}

/** This browser's cart. Sends changes one at a time and shows them before the service confirms them. */
export class CartStore extends Store<CartSnapshot> {
  readonly #options: CartStoreOptions;
  readonly #queue: ChangeQueue<Cart | null | undefined, CartChange>;
  #notes = noNotes;
  #reading: Promise<void> | null = null;
  /** Whether the service's cart may differ from the last response. If so, the server reads it before the next change. */
  #isUncertain = false;
  #isReadDue = false;
  /** Ids of sold lines whose removal was tried, so that each is tried only once. */
  readonly #triedLineIds = new Set<string>();

  constructor(options: CartStoreOptions) {
    super(cartSnapshot(undefined, [], noNotes));
    this.#options = options;
    // The time limit starts when the change is sent, so that time in the queue does not count.
    this.#queue = new ChangeQueue(undefined, (change) =>
      options.inTime((signal) => this.#makeChange(change, signal)),
    );
    this.#queue.subscribe(() => this.#updateSnapshot());
  }

  /** Reads the cart. During a change, resolves immediately and reads afterwards. Never rejects. */
  async read(): Promise<void> {
    this.#isReadDue = this.#queue.get().pending.length > 0;
    if (this.#isReadDue) return;
    this.#reading ??= this.#readCart().finally(() => {
      this.#reading = null;
    });
    await this.#reading;
  }

  /** Retries failed additions, or reads the cart again. Never rejects. */
  async retry(): Promise<void> {
    const { notAdded } = this.#notes;
    // Clearing the failure shows the loading state until the cart's content is known.
    if (this.#cart === undefined) this.#updateNotes({ failure: null });
    if (notAdded.length > 0) await Promise.all(notAdded.map((item) => this.add(item)));
    else await this.read();
  }

  /** Never rejects: the snapshot has the error. */
  async add(item: CartItem): Promise<void> {
    const { id } = item;
    if (hasVariant(this.get(), id)) return;
    this.#options.unsaved.add(item);
    await this.#enqueue({ intent: "add", id, item }).catch(() => undefined);
    if (!this.#notes.notAdded.includes(item)) this.#options.unsaved.remove(id);
  }

  /** Adds products that a previous page was adding or failed to add. If it fails, they wait for the next page. */
  async resume(): Promise<void> {
    for (const item of await this.#options.unsaved.get()) void this.add(item);
  }

  /** Rejects if the product is still in the cart. Its line shows the error. */
  async remove(id: string): Promise<void> {
    this.#options.unsaved.remove(id);
    const item = this.get().lines.find((line) => line.id === id);
    if (!item) {
      if (this.get().removing.has(id)) return;
      // A server-rendered page may show a line that this store has not read.
      this.#isUncertain = true;
    }
    await this.#enqueue({ intent: "remove", id, item });
  }

  async #readCart(): Promise<void> {
    const { send, cartId, inTime } = this.#options;
    try {
      const isCurrent = await this.#queue.read(() =>
        inTime(async (signal) => {
          const id = cartId.get();
          return id === null ? null : send({ intent: "read", cartId: id }, signal);
        }),
      );
      if (!isCurrent) return;
      this.#noteResponse();
      this.#removeSoldLines();
    } catch (error) {
      console.error(error);
      // Known lines, or the error of a failed addition, stay visible.
      if (this.get().lines.length === 0 && this.#notes.notAdded.length === 0)
        this.#updateNotes({ failure: readFailure(error) });
    }
  }

  /** Waits for a current read, which started before the failed change, and reads again. */
  async #readAgain(): Promise<void> {
    await this.#reading;
    await this.read();
  }

  /** Products whose addition seemed to fail may be in the cart. */
  #noteResponse(): void {
    const { failure, notice, notAdded } = this.#notes;
    // The snapshot is the same, so components need not render again.
    if (failure === null && notAdded.length === 0) return;
    for (const { id } of notAdded) if (hasVariant(this.#cart, id)) this.#options.unsaved.remove(id);
    const missing = notAdded.filter(({ id }) => !hasVariant(this.#cart, id));
    this.#updateNotes({
      failure: null,
      notAdded: missing,
      ...(missing.length > 0 && { notice: failure ?? notice }),
    });
  }

  async #enqueue(change: CartChange): Promise<void> {
    const { intent, id, item = null } = change;
    this.#updateNotes({
      notice: null,
      removed: intent === "remove" ? item : null,
      failure: null,
      errors: new Map([...this.#notes.errors].filter(([of]) => of !== id)),
      notAdded: this.#notes.notAdded.filter((item) => item.id !== id),
    });
    try {
      if (!(await this.#queue.push(change))) return;
      this.#noteResponse();
      if (intent === "remove" && hasVariant(this.#cart, id))
        throw new Error("The product is still in the cart.");
      this.#noteOutcome(change);
    } catch (error) {
      console.error(error);
      this.#noteFailure(change, error);
      if (!isRefusal(error)) void this.#readAgain();
      if (intent === "remove") throw error;
    } finally {
      this.#options.onChange();
      if (this.#isReadDue) void this.read();
    }
  }

  /** If the response lacks an added product, it was just sold. */
  #noteOutcome({ intent, id, item }: CartChange): void {
    if (intent === "remove" || hasVariant(this.#cart, id)) {
      if (item) this.#options.onMade(intent, item);
    } else if (item) {
      const soldOut = new Set([...this.#notes.soldOut, id]);
      this.#updateNotes({ soldOut, notice: messages.soldOut(item.title) });
    }
    this.#removeSoldLines();
  }

  /** A failed removal shows its error at the line, a failed addition above the lines. */
  #noteFailure({ intent, id, item }: CartChange, error: unknown): void {
    const message = changeFailure(error);
    const isRefused = isRefusal(error);
    if (!isRefused) this.#isUncertain = true;
    if (intent === "remove")
      this.#updateNotes({
        errors: new Map(this.#notes.errors).set(id, messages.notRemoved),
        removed: null,
      });
    else if (isRefused) this.#updateNotes({ notice: message });
    else if (item) this.#updateNotes({ notAdded: [...this.#notes.notAdded, item] });
    if (this.#notes.notAdded.length > 0 || this.#cart === undefined) this.#updateNotes({ failure: message });
  }

  /** Removes lines that another shopper bought, unless the shopper is removing them. */
  #removeSoldLines(): void {
    const shown = this.get();
    const sold = (this.#cart?.lines ?? []).filter(
      ({ id, lineId, isSoldOut }) => isSoldOut && hasVariant(shown, id) && !this.#triedLineIds.has(lineId),
    );
    if (sold.length === 0) return;
    for (const { id, lineId } of sold) {
      this.#triedLineIds.add(lineId);
      // Passes no item, so that `onMade` does not report a change that the shopper did not make.
      this.#enqueue({ intent: "remove", id, item: undefined }).catch(() => undefined);
    }
    this.#updateNotes({ notice: sold.map(({ title }) => messages.left(title)).join(" ") });
  }

  async #makeChange(change: CartChange, signal: AbortSignal): Promise<Cart | null> {
    const { cartId, lock } = this.#options;
    const id = cartId.get();
    const response = this.#sendChange(change, id, this.#isUncertain ? undefined : this.#cart, signal);
    const store = async () => {
      const cart = await response;
      // The shopper has already seen an error, so ignore a response that arrives too late.
      signal.throwIfAborted();
      this.#isUncertain = false;
      return this.#storeCartId(cart, id, change, signal);
    };
    if (id !== null && (await response)?.id === id) return store();
    // Nothing else handles an error until the lock is granted; the first one can take as long as the response.
    response.catch(() => undefined);
    return lock(store, signal);
  }

  /** If the response was lost, sends it again without known lines, so that the server reads the cart first. */
  async #sendChange(
    change: CartChange,
    cartId: string | null,
    known: Cart | null | undefined,
    signal: AbortSignal,
  ): Promise<Cart | null> {
    const { send } = this.#options;
    const { intent, id } = change;
    const isKnown = cartId === null || known?.id === cartId;
    const cart = cartId === null ? null : known;
    if (isKnown && isMade(cart, change)) return cart ?? null;
    const lineIds = cart?.lines.filter((line) => line.id === id).map(({ lineId }) => lineId) ?? [];
    try {
      return await send({ intent, id, cartId, ...(isKnown && { lineIds }) }, signal);
    } catch (error) {
      if (isRefusal(error) || error instanceof Throttled) throw error;
      return send({ intent, id, cartId }, signal);
    }
  }

  /** Stores the cart's id, unless another tab has changed it in the meantime. */
  async #storeCartId(
    cart: Cart | null,
    id: string | null,
    change: CartChange,
    signal: AbortSignal,
  ): Promise<Cart | null> {
    const { cartId } = this.#options;
    const current = cartId.get();
    if (current === id) {
      if (cart) cartId.set(cart.id);
      return cart;
    }
    // There was no cart, or it has expired, and another tab has created one. Make the change there.
    if (current && cart?.id !== id) {
      const changed = await this.#sendChange(change, current, undefined, signal);
      return this.#storeCartId(changed, current, change, signal);
    }
    // Another tab signed out or replaced the cart, so drop the response and read the cart again.
    this.#isReadDue = true;
    this.#queue.reset(undefined);
    return cart;
  }

  get #cart(): Cart | null | undefined {
    return this.#queue.get().answer;
  }

  #updateNotes(notes: Partial<CartNotes>): void {
    this.#notes = { ...this.#notes, ...notes };
    this.#updateSnapshot();
  }

  #updateSnapshot(): void {
    const { answer, pending } = this.#queue.get();
    this.set(cartSnapshot(answer, pending, this.#notes));
  }
}
