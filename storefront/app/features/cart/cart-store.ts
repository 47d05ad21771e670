import { ChangeQueue } from "~/store/change-queue";
import { Store } from "~/store/store";
import type { Cart, CartItem } from "./cart";
import type { CartApi } from "./cart-api";
import * as messages from "~/messages/en/cart";
import { changeFailure, isRefusal, readFailure } from "./cart-notices";
import { type CartChange, changeCart, holds, isMade, readCart, soldLines } from "./cart-rules";
import type { CartSnapshot } from "./cart-snapshot";
import { type CartState, cartView, type PendingChange, unread } from "./cart-view";

/** Stores the cart's id between visits. */
export interface CartIdStorage {
  get(): string | null;
  set(cartId: string): void;
}

/** Products being added to the cart, stored so that none is lost if the page closes. */
export interface UnsavedItems {
  get(): Promise<readonly CartItem[]>;
  add(item: CartItem): void;
  remove(variantId: string): void;
}

export interface CartStoreOptions {
  /** The cart operations, which `signal` aborts. */
  readonly api: (signal: AbortSignal) => CartApi;
  readonly cartId: CartIdStorage;
  readonly unsaved: UnsavedItems;
  /** Starts a time limit for a read or change. */
  readonly deadline: () => AbortSignal;
  /** Runs `work` under a lock shared by all tabs (.github/decisions/0008). */
  readonly alone: <Result>(work: () => Promise<Result>, signal: AbortSignal) => Promise<Result>;
  /** Called after each change, whether or not it succeeded. */
  readonly onChange: () => void;
  /** Called after each change by the shopper that succeeded. */
  readonly onMade: (kind: CartChange["kind"], item: CartItem) => void;
}

/** What the view says about past changes and reads. */
type Notes = Pick<CartState, "failure" | "notice" | "canRetry" | "errors" | "soldOut">;

/** This browser's cart. Follows the rules in `cart-rules.ts` and shows changes before the service confirms them. */
export class CartStore extends Store<CartSnapshot> {
  readonly #options: CartStoreOptions;
  readonly #queue: ChangeQueue<Cart | null | undefined, PendingChange>;
  #notes: Notes = unread;
  #reading: Promise<void> | null = null;
  /** Products whose addition failed. "Try again" adds them; so does the next page. */
  #notAdded: readonly CartItem[] = [];
  /** Whether the service's cart may differ from `cart`. If so, the next change reads it first. */
  #isUncertain = false;
  /** Whether to read the cart after the pending changes. */
  #isReadDue = false;
  /** Ids of sold lines whose removal was tried, so that each is tried only once. */
  readonly #takenOut = new Set<string>();

  constructor(options: CartStoreOptions) {
    super(cartView(unread));
    this.#options = options;
    this.#queue = new ChangeQueue(undefined, (change) => this.#send(change));
    this.#queue.subscribe(() => this.#show());
  }

  /** Reads the cart. During a change, resolves immediately and reads afterwards. Never rejects. */
  async read(): Promise<void> {
    this.#isReadDue = this.#queue.get().pending.length > 0;
    if (this.#isReadDue) return;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    await this.#reading;
  }

  /** Retries failed additions, or reads the cart again. Never rejects. */
  async retry(): Promise<void> {
    // Clearing the failure shows the loading state until the cart's content is known.
    if (this.#state().cart === undefined) this.#note({ failure: null });
    if (this.#notAdded.length > 0) await Promise.all(this.#notAdded.map((item) => this.add(item)));
    else await this.read();
  }

  /** Never rejects: the view shows the error. */
  async add(item: CartItem): Promise<void> {
    const { variantId } = item;
    if (this.#shows(variantId)) return;
    this.#options.unsaved.add(item);
    await this.#change("add", variantId, item).catch(() => undefined);
    if (!this.#notAdded.includes(item)) this.#options.unsaved.remove(variantId);
  }

  /** Adds products that a previous page was adding or failed to add. If it fails, they wait for the next page. */
  async resume(): Promise<void> {
    for (const item of await this.#options.unsaved.get()) void this.add(item);
  }

  /** Rejects if the product is still in the cart. Its line shows the error. */
  async remove(variantId: string): Promise<void> {
    this.#options.unsaved.remove(variantId);
    const item = this.get().lines.find((line) => line.variantId === variantId);
    if (!item) {
      const { pending } = this.#state();
      if (pending.some((change) => change.kind === "remove" && change.variantId === variantId)) return;
      // A server-rendered page may show a line that this store has not read.
      this.#isUncertain = true;
    }
    await this.#change("remove", variantId, item);
  }

  async #read(): Promise<void> {
    const signal = this.#options.deadline();
    try {
      const isCurrent = await this.#queue.read(() => inTime(this.#load(signal), signal));
      if (!isCurrent) return;
      this.#know();
      this.#takeOutSold();
    } catch (error) {
      console.error(error);
      // Known lines, or the error of a failed addition, stay visible.
      if (this.get().lines.length === 0 && this.#notAdded.length === 0)
        this.#note({ failure: readFailure(error) });
    }
  }

  /** Waits for a current read, which started before the failed change, and reads again. */
  async #readAfresh(): Promise<void> {
    await this.#reading;
    await this.read();
  }

  async #load(signal: AbortSignal): Promise<Cart | null> {
    const { api, cartId } = this.#options;
    return readCart(api(signal), cartId.get());
  }

  /** Updates the notes after a successful response. Products whose addition seemed to fail may be in the cart. */
  #know(): void {
    const { cart } = this.#state();
    for (const { variantId } of this.#notAdded) {
      if (holds(cart, variantId)) this.#options.unsaved.remove(variantId);
    }
    this.#notAdded = this.#notAdded.filter(({ variantId }) => !holds(cart, variantId));
    const canRetry = this.#notAdded.length > 0;
    const { failure, notice } = this.#notes;
    // The view is the same, so components need not render again.
    if (failure === null && !canRetry && !this.#notes.canRetry) return;
    this.#note({ failure: null, canRetry, ...(canRetry && { notice: failure ?? notice }) });
  }

  async #change(kind: PendingChange["kind"], variantId: string, item?: CartItem): Promise<void> {
    const change = { kind, variantId, item };
    this.#notAdded = this.#notAdded.filter((other) => other.variantId !== variantId);
    this.#note({ notice: null, failure: null, errors: without(this.#notes.errors, variantId) });
    try {
      if (!(await this.#queue.push(change))) return;
      this.#know();
      if (kind === "remove" && !isMade(this.#state().cart, change))
        throw new Error("The product is still in the cart.");
      this.#explain(change);
    } catch (error) {
      console.error(error);
      this.#noteFailure(change, error);
      if (!isRefusal(error)) void this.#readAfresh();
      if (kind === "remove") throw error;
    } finally {
      this.#options.onChange();
      if (this.#isReadDue) void this.read();
    }
  }

  /** A failed removal shows its error at the line, a failed addition above the lines. */
  #noteFailure({ kind, variantId, item }: PendingChange, error: unknown): void {
    const message = changeFailure(error);
    const isRefused = isRefusal(error);
    if (!isRefused) this.#isUncertain = true;
    if (kind === "remove")
      this.#note({ errors: new Map(this.#notes.errors).set(variantId, messages.notRemoved) });
    else if (isRefused) this.#note({ notice: message });
    else if (item) this.#notAdded = [...this.#notAdded, item];
    const canRetry = this.#notAdded.length > 0;
    if (canRetry || this.#state().cart === undefined) this.#note({ failure: message, canRetry });
  }

  #send(change: PendingChange): Promise<Cart | null> {
    // Starts when the change is sent, so that time in the queue does not count.
    const deadline = this.#options.deadline();
    return inTime(this.#make(change, deadline), deadline);
  }

  async #make(change: PendingChange, deadline: AbortSignal): Promise<Cart | null> {
    const { cartId, alone } = this.#options;
    const api = this.#options.api(deadline);
    const known = this.#isUncertain ? undefined : this.#state().cart;
    const id = cartId.get();
    const response = changeCart(api, id, change, known);
    const keep = async () => {
      const cart = await response;
      // The shopper has already seen an error, so ignore a response that arrives after the deadline.
      deadline.throwIfAborted();
      this.#isUncertain = false;
      return this.#keep(cart, id, api, change);
    };
    if (id !== null && (await response)?.id === id) return keep();
    // Nothing else handles an error until the lock is granted. Without a cart, the lock is requested at once, because a
    // page's first one can take as long as the response.
    response.catch(() => undefined);
    return alone(keep, deadline);
  }

  /** Stores the cart's id, unless another tab has changed it in the meantime. */
  async #keep(
    cart: Cart | null,
    id: string | null,
    api: CartApi,
    change: PendingChange,
  ): Promise<Cart | null> {
    const { cartId } = this.#options;
    const current = cartId.get();
    if (current === id) {
      if (cart) cartId.set(cart.id);
      return cart;
    }
    // There was no cart, or it has expired, and another tab has created one. Make the change there.
    if (current && cart?.id !== id)
      return this.#keep(await changeCart(api, current, change), current, api, change);
    // Another tab signed out or replaced the cart, so drop the response and read the cart again.
    this.#isReadDue = true;
    this.#queue.reset(undefined);
    return cart;
  }

  /** If the response lacks an added product, it was just sold. */
  #explain(change: PendingChange): void {
    const { kind, variantId, item } = change;
    if (isMade(this.#state().cart, change)) {
      if (item) this.#options.onMade(kind, item);
    } else if (kind === "add" && item) {
      const soldOut = new Set([...this.#notes.soldOut, variantId]);
      this.#note({ soldOut, notice: messages.soldOut(item.title) });
    }
    this.#takeOutSold();
  }

  /** Removes lines that another shopper bought, unless the shopper is removing them. */
  #takeOutSold(): void {
    const sold = soldLines(this.#state().cart).filter(
      ({ id, variantId }) => !this.#takenOut.has(id) && this.#shows(variantId),
    );
    if (sold.length === 0) return;
    for (const line of sold) {
      this.#takenOut.add(line.id);
      // Passes no item, so that `onMade` does not report a change that the shopper did not make.
      this.#change("remove", line.variantId).catch(() => undefined);
    }
    this.#note({ notice: sold.map(({ title }) => messages.left(title)).join(" ") });
  }

  #state(): CartState {
    const { answer, pending } = this.#queue.get();
    return { ...this.#notes, cart: answer, pending };
  }

  #shows(variantId: string): boolean {
    return this.get().lines.some((line) => line.variantId === variantId);
  }

  #note(notes: Partial<Notes>): void {
    this.#notes = { ...this.#notes, ...notes };
    this.#show();
  }

  #show(): void {
    this.set(cartView(this.#state()));
  }
}

function without(errors: ReadonlyMap<string, string>, variantId: string): ReadonlyMap<string, string> {
  return new Map([...errors].filter(([of]) => of !== variantId));
}

/** Settles like `work`, but rejects as soon as the signal aborts. */
async function inTime<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const aborted = Promise.withResolvers<never>();
  const abort = (): void => aborted.reject(signal.reason);
  signal.addEventListener("abort", abort);
  return Promise.race([work, aborted.promise]).finally(() => signal.removeEventListener("abort", abort));
}
