import { ChangeQueue } from "~/store/change-queue";
import { Store } from "~/store/store";
import { ChunkFailure } from "~/loading/load-chunk";
import type { Cart, CartItem } from "./cart";
import type { CartApi } from "./cart-api";
import * as messages from "~/messages/en/cart";
import { changeFailure, isRefusal, readFailure } from "./cart-notices";
import { type CartChange, changeCart, holds, isMade, readCart, soldLines } from "./cart-rules";
import { type CartState, cartView, type PendingChange, unread } from "./cart-view";

/** Stores the cart's id between visits. */
export interface CartIdStorage {
  get(): string | null;
  set(cartId: string): void;
}

/** Products that may not be in the cart yet, kept so that a page that is left meanwhile loses none. */
export interface UnsavedItems {
  get(): Promise<readonly CartItem[]>;
  add(item: CartItem): void;
  remove(variantId: string): void;
}

export interface CartStoreOptions {
  /** Loads the code that talks to the service, once something needs it. */
  readonly api: () => Promise<(signal: AbortSignal) => CartApi>;
  readonly cartId: CartIdStorage;
  readonly unsaved: UnsavedItems;
  /** When a read or a change that starts now gives up. */
  readonly deadline: () => AbortSignal;
  /** Runs a change while no other tab makes one. */
  readonly alone: <Result>(change: () => Promise<Result>, signal: AbortSignal) => Promise<Result>;
  /** Makes a change without that code, by leaving the page: browsers do not load a script again that failed once. */
  readonly post: (change: CartChange) => void;
  /** Called after each change, successful or not. */
  readonly onChange: () => void;
  /** Called for each of the shopper's changes that the service has made. */
  readonly onMade: (kind: CartChange["kind"], item: CartItem) => void;
}

/** The store's messages about changes and reads. */
type Notes = Pick<CartState, "failure" | "notice" | "canRetry" | "errors" | "soldOut">;

/** The service responded, but the product is still in the cart. */
export class StillInCart extends Error {
  override readonly name = "StillInCart";
}

/** This browser's cart: applies `cart-rules.ts` and shows changes before the service has responded. */
export class CartStore extends Store<ReturnType<typeof cartView>> {
  readonly #options: CartStoreOptions;
  readonly #queue: ChangeQueue<Cart | null | undefined, PendingChange>;
  #notes: Notes = unread;
  #reading: Promise<void> | null = null;
  /** What failed changes should have added: "Try again" adds it, and so does the next page. */
  #notAdded: readonly CartItem[] = [];
  /** Whether the service's cart may differ from the known one: the next change reads the cart first. */
  #isUncertain = false;
  /** Whether a read was asked for during a change. */
  #isReadDue = false;
  /** Sold lines that were removed from the cart: each is tried once. */
  readonly #takenOut = new Set<string>();

  constructor(options: CartStoreOptions) {
    super(cartView(unread));
    this.#options = options;
    this.#queue = new ChangeQueue(undefined, (change) => this.#send(change));
    this.#queue.subscribe(() => this.#show());
  }

  /** Loads the code for a change that is likely to come. */
  prepare(): void {
    // The change itself says what failed.
    void this.#options.api().catch(() => undefined);
  }

  /** Whether there is a cart to read. */
  hasCart(): boolean {
    return this.#options.cartId.get() !== null;
  }

  /** Reads the cart, or resolves at once and reads it after the changes that are under way. Never rejects. */
  async read(): Promise<void> {
    this.#isReadDue = this.#queue.get().pending.length > 0;
    if (this.#isReadDue) return;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    await this.#reading;
  }

  /** Adds what could not be added, or reads the cart again. Never rejects. */
  async retry(): Promise<void> {
    // Shows that it loads, but never an empty cart that may have lines.
    if (this.#state().cart === undefined) this.#note({ failure: null });
    if (this.#notAdded.length > 0) await Promise.all(this.#notAdded.map((item) => this.add(item)));
    else await this.read();
  }

  /** Never rejects: the view has the error. */
  async add(item: CartItem): Promise<void> {
    const { variantId } = item;
    if (this.#shows(variantId)) return;
    this.#options.unsaved.add(item);
    await this.#change("add", variantId, item).catch(() => undefined);
    if (!this.#notAdded.includes(item)) this.#options.unsaved.remove(variantId);
  }

  /** Adds the products of an earlier page that it had not yet added, or could not. */
  async resume(): Promise<void> {
    const items = await this.#options.unsaved.get();
    // Rejects if the script is missing: only a click may leave the page to post a form.
    if (items.length > 0) await this.#options.api();
    for (const item of items) void this.add(item);
  }

  /** Rejects if the product is still in the cart; its line has the error. */
  async remove(variantId: string): Promise<void> {
    this.#options.unsaved.remove(variantId);
    const item = this.get().lines.find((line) => line.variantId === variantId);
    if (!item) {
      const { pending } = this.#state();
      if (pending.some((change) => change.kind === "remove" && change.variantId === variantId)) return;
      // The server's page may show a line that this store has not read.
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
      // Keep showing the lines that are known, and why a product could not be added.
      if (this.get().lines.length === 0 && this.#notAdded.length === 0)
        this.#note({ failure: readFailure(error) });
    }
  }

  /** A read that is under way started before the failed change, so it is outdated. */
  async #readAfresh(): Promise<void> {
    await this.#reading;
    await this.read();
  }

  async #load(signal: AbortSignal): Promise<Cart | null> {
    const id = this.#options.cartId.get();
    return id ? readCart((await this.#options.api())(signal), id) : null;
  }

  /** The cart's content is known again. Products that seemed to fail may be in it. */
  #know(): void {
    const { cart } = this.#state();
    for (const { variantId } of this.#notAdded) {
      if (holds(cart, variantId)) this.#options.unsaved.remove(variantId);
    }
    this.#notAdded = this.#notAdded.filter(({ variantId }) => !holds(cart, variantId));
    const canRetry = this.#notAdded.length > 0;
    const { failure, notice } = this.#notes;
    this.#note({ failure: null, canRetry, ...(canRetry && { notice: failure ?? notice }) });
  }

  async #change(kind: PendingChange["kind"], variantId: string, item?: CartItem): Promise<void> {
    const change = { kind, variantId, item };
    this.#notAdded = this.#notAdded.filter((other) => other.variantId !== variantId);
    this.#note({ notice: null, failure: null, errors: without(this.#notes.errors, variantId) });
    try {
      if (!(await this.#queue.push(change))) return;
      this.#know();
      if (kind === "remove" && !isMade(this.#state().cart, change)) throw new StillInCart();
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

  /** Shows the error at the line if it stays, otherwise above the lines. */
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
    // Starts now: a change that waited behind a slow one has its full time.
    const deadline = this.#options.deadline();
    return inTime(this.#make(change, deadline), deadline);
  }

  async #make(change: PendingChange, deadline: AbortSignal): Promise<Cart | null> {
    const { cartId, alone } = this.#options;
    const api = (await this.#apiFor(change))(deadline);
    return alone(async () => {
      // Waiting for the script or for another tab may have taken all the time.
      deadline.throwIfAborted();
      const known = this.#isUncertain ? undefined : this.#state().cart;
      const id = cartId.get();
      const cart = await changeCart(api, id, change, known);
      // The shopper already knows that it took too long: a late answer changes nothing.
      deadline.throwIfAborted();
      this.#isUncertain = false;
      if (cartId.get() !== id) this.#drop();
      else if (cart) cartId.set(cart.id);
      return cart;
    }, deadline);
  }

  /** Another tab signed out meanwhile: this browser's cart is not the changed one any more. */
  #drop(): void {
    this.#isReadDue = true;
    this.#queue.reset(undefined);
  }

  /** If the script is missing, the change waits for the page that its form opens. */
  async #apiFor(change: PendingChange): Promise<(signal: AbortSignal) => CartApi> {
    try {
      return await this.#options.api();
    } catch (error) {
      if (!(error instanceof ChunkFailure) || !navigator.onLine) throw error;
      this.#options.post(change);
      return new Promise<never>(() => undefined);
    }
  }

  /** A product that was just sold is missing from the response. */
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

  /** Removes what another shopper bought, unless the shopper is removing it. */
  #takeOutSold(): void {
    const sold = soldLines(this.#state().cart).filter(
      ({ id, variantId }) => !this.#takenOut.has(id) && this.#shows(variantId),
    );
    if (sold.length === 0) return;
    for (const line of sold) {
      this.#takenOut.add(line.id);
      // Without an item: the shopper did nothing that `onMade` should know.
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

/** Rejects when the signal aborts, whatever the work waits for. */
async function inTime<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const aborted = Promise.withResolvers<never>();
  const abort = (): void => aborted.reject(signal.reason);
  signal.addEventListener("abort", abort);
  return Promise.race([work, aborted.promise]).finally(() => signal.removeEventListener("abort", abort));
}
