import { NoIdReturned } from "~/apollo/no-id-returned";
import { ServiceFailure } from "~/apollo/service-failure";
import type { Bag, BagItem } from "./bag";
import type { BagService } from "./bag-service";
import { type BagState, type BagView, bagView, type Change, unread, variantOf } from "./bag-view";

/** Where the cart's id is kept between visits. */
export interface CartIdStorage {
  get(): string | null;
  set(cartId: string): void;
}

export interface BagStoreOptions {
  readonly service: BagService;
  readonly cartId: CartIdStorage;
  /** Tells the shop's other tabs that the bag changed. */
  readonly tellOthers: () => void;
  /** Told of each change of this shopper's that the service has made, with the piece it was about. */
  readonly onMade?: (kind: Change["kind"], item: BagItem) => void;
  /** Runs a change while no other tab makes one. */
  readonly alone: <Result>(change: () => Promise<Result>) => Promise<Result>;
}

export const bagNotices = {
  unreachable: "We could not reach your bag. Please try again.",
  refused: "That did not work. Please refresh the page and try again.",
  notRemoved: "We could not remove this. Please try again.",
  soldOut: (title: string) => `${title} has just been sold.`,
  left: (title: string) => `${title} has been sold and left your bag.`,
} as const;

/** A piece that was to leave the bag is still in it. */
export class StillInBag extends Error {
  override readonly name = "StillInBag";
}

/**
 * The shopper's bag. Changes are seen at once and sent one after another; what is seen in the end is what the service
 * says. An answer that arrives late never replaces a newer one, and a change whose answer was lost is looked up before
 * it is tried again, so nothing is added twice.
 */
export class BagStore {
  readonly #options: BagStoreOptions;
  readonly #listeners = new Set<() => void>();
  #state: BagState = unread;
  #view = bagView(this.#state);
  /** Counts the service's answers: a reading begun before the newest one is out of date. */
  #answers = 0;
  #started: Promise<void> = Promise.resolve();
  #isSending = false;
  #sent: Promise<void> = Promise.resolve();
  /** Lines that were sold to somebody else and have been asked out of the bag. */
  readonly #takenOut = new Set<string>();

  constructor(options: BagStoreOptions) {
    this.#options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): BagView => this.#view;

  /** Reads the bag; makes one when this visitor has none (CART-1). Called again, it tries again. */
  start(): Promise<void> {
    this.#started = this.#guarded(async () => {
      const { service, alone } = this.#options;
      const made = async () => (await this.#read()) ?? service.create([]);
      this.#settle(this.#keep((await this.#read()) ?? (await alone(made))));
    }).then(() => this.#send());
    return this.#started;
  }

  /** Reads the bag again: another tab changed it, or the shopper came back. Does nothing while a change is under way. */
  async refresh(): Promise<void> {
    if (this.#isSending) return;
    const before = this.#answers;
    const bag = await this.#read().catch(() => undefined);
    if (bag === undefined || this.#isSending || before !== this.#answers) return;
    this.#settle(bag);
    await this.#send();
  }

  /** Puts a piece into the bag; once more of what is in it already does nothing. Resolves when the service has answered. */
  async add(item: BagItem): Promise<void> {
    if (this.#holds(item.variantId)) return;
    await this.#change({ kind: "add", item });
  }

  /** Takes a piece out. Rejects when it is still there in the end; the notice says why. */
  async remove(variantId: string): Promise<void> {
    // A page that the server rendered shows its lines before the bag was read.
    if (!this.#holds(variantId)) await this.#started;
    if (this.#state.settled && !this.#holds(variantId)) return;
    await this.#change({ kind: "remove", variantId });
    if (this.#state.settled?.lines.some((line) => line.variantId === variantId)) throw new StillInBag();
  }

  #holds(variantId: string): boolean {
    return this.#view.lines.some((line) => line.variantId === variantId);
  }

  async #change(change: Change): Promise<void> {
    const errors = without(this.#state.errors, variantOf(change));
    this.#set({ pending: [...this.#state.pending, change], notice: null, errors });
    await this.#started;
    await this.#send();
    // Another call may be sending this change right now.
    while (this.#state.pending.includes(change)) await this.#sent;
  }

  /** Sends what is waiting, one change after another, and then takes out what was sold in the meantime. */
  #send(): Promise<void> {
    if (!this.#isSending) {
      this.#isSending = true;
      this.#sent = this.#sendAll().finally(() => {
        this.#isSending = false;
      });
    }
    return this.#sent;
  }

  async #sendAll(): Promise<void> {
    for (;;) {
      const change = this.#state.pending[0];
      if (!change && !this.#takeOutSold()) return;
      if (!change) continue;
      const item = this.#itemOf(change);
      const make = () => this.#options.alone(async () => this.#settle(await this.#made(change)));
      await this.#guarded(make, change);
      this.#set({ pending: this.#state.pending.slice(1) });
      this.#explain(change);
      if (item && isMade(change, this.#state.settled)) this.#options.onMade?.(change.kind, item);
      this.#options.tellOthers();
    }
  }

  #itemOf(change: Change): BagItem | undefined {
    if (change.kind === "add") return change.item;
    return this.#state.settled?.lines.find(({ variantId }) => variantId === change.variantId);
  }

  /** A piece that was sold to somebody else leaves the bag by itself (CART-6). Tried once for each line. */
  #takeOutSold(): boolean {
    const sold = (this.#state.settled?.lines ?? []).filter(
      ({ id, isForSale }) => !isForSale && !this.#takenOut.has(id),
    );
    if (sold.length === 0) return false;
    for (const { id } of sold) this.#takenOut.add(id);
    const removals = sold.map(({ variantId }): Change => ({ kind: "remove", variantId }));
    const notice = sold.map(({ title }) => bagNotices.left(title)).join(" ");
    this.#set({ pending: [...this.#state.pending, ...removals], notice });
    return true;
  }

  /** The bag after a change. When the answer was lost, the bag is read: only if the change is not in it, it is sent again. */
  async #made(change: Change): Promise<Bag> {
    try {
      return await this.#request(change);
    } catch (error) {
      if (!(error instanceof ServiceFailure)) throw error;
      const bag = await this.#read();
      if (bag && isMade(change, bag)) return bag;
      return this.#request(change);
    }
  }

  async #request(change: Change): Promise<Bag> {
    const { service, cartId } = this.#options;
    const id = cartId.get();
    if (change.kind === "add") {
      const bag = id ? await service.add(id, change.item.variantId) : null;
      // A cart that was paid for or is too old: the piece goes into a new one.
      return this.#single(bag ?? this.#keep(await service.create([change.item.variantId])));
    }
    const known = this.#state.settled ?? (await this.#read());
    const lineId = known?.lines.find(({ variantId }) => variantId === change.variantId)?.id;
    const bag = id && lineId ? await service.remove(id, [lineId]) : await this.#read();
    return bag ?? this.#keep(await service.create([]));
  }

  /** Two tabs may have added the same piece at the same moment. */
  async #single(bag: Bag): Promise<Bag> {
    const doubled = bag.lines.filter(({ quantity }) => quantity > 1).map(({ id }) => id);
    return doubled.length > 0 ? ((await this.#options.service.single(bag.id, doubled)) ?? bag) : bag;
  }

  async #read(): Promise<Bag | null> {
    const id = this.#options.cartId.get();
    return id ? this.#options.service.read(id) : null;
  }

  #keep(bag: Bag): Bag {
    this.#options.cartId.set(bag.id);
    return bag;
  }

  /** What the service did not do, though it said nothing: a piece that was just sold is not in its answer. */
  #explain(change: Change): void {
    if (change.kind !== "add" || this.#state.notice || !this.#state.settled) return;
    if (isMade(change, this.#state.settled)) return;
    const { variantId, title } = change.item;
    this.#set({ soldOut: new Set([...this.#state.soldOut, variantId]), notice: bagNotices.soldOut(title) });
  }

  /** What went wrong is said where it shows: at the line that did not go, else above the lines. */
  async #guarded(work: () => Promise<unknown>, change?: Change): Promise<void> {
    try {
      await work();
    } catch (error) {
      console.error(error);
      const status = this.#state.settled ? "ready" : "failed";
      if (change?.kind === "remove") {
        const errors = new Map(this.#state.errors).set(change.variantId, bagNotices.notRemoved);
        this.#set({ errors, status });
      } else {
        const notice = error instanceof NoIdReturned ? bagNotices.refused : bagNotices.unreachable;
        this.#set({ notice, status });
      }
    }
  }

  #settle(settled: Bag | null): void {
    this.#answers += 1;
    this.#set({ settled, status: "ready" });
  }

  #set(change: Partial<BagState>): void {
    this.#state = { ...this.#state, ...change };
    this.#view = bagView(this.#state);
    for (const listener of this.#listeners) listener();
  }
}

function isMade(change: Change, bag: Bag | null): boolean {
  const variantId = variantOf(change);
  if (!bag) return false;
  return bag.lines.some((line) => line.variantId === variantId) === (change.kind === "add");
}

function without(errors: ReadonlyMap<string, string>, variantId: string): ReadonlyMap<string, string> {
  return new Map([...errors].filter(([of]) => of !== variantId));
}
