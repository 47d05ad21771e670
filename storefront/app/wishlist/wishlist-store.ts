import type { WishlistState } from "@circlet/design-system";
import { ServiceFailure } from "~/apollo/service-failure";
import { ChangeQueue } from "~/store/change-queue";

/** The product of a wishlist button. */
export interface WishlistProduct {
  /** The product's global id. */
  readonly id: string;
  /** Announced with the change. */
  readonly category: string;
}

/** The wishlist's services. Product ids, newest last. */
export interface WishlistApi {
  read(): Promise<readonly string[]>;
  add(productId: string): Promise<void>;
  remove(productId: string): Promise<void>;
}

/** Stores the ids for this browser's tabs. */
export interface WishlistStorage {
  get(): readonly string[];
  set(ids: readonly string[]): void;
}

export interface WishlistStoreOptions {
  /** Loads the code that talks to the services, once something needs it. */
  readonly api: () => Promise<WishlistApi>;
  readonly storage: WishlistStorage;
  /** Called after each change, successful or not. */
  readonly onAdded: (product: WishlistProduct) => void;
  readonly onRemoved: (product: WishlistProduct) => void;
  readonly onFailed: (product: WishlistProduct, wanted: "add" | "remove", error: unknown) => void;
}

interface Change {
  readonly kind: "add" | "remove";
  readonly product: WishlistProduct;
}

/** The customer's wishlist. A change shows immediately and is undone if it fails. */
export class WishlistStore {
  readonly #options: WishlistStoreOptions;
  readonly #queue: ChangeQueue<readonly string[], Change>;
  #filling: Promise<void> | null = null;

  constructor(options: WishlistStoreOptions) {
    this.#options = options;
    this.#queue = new ChangeQueue(options.storage.get(), (change) => this.#send(change));
    this.subscribe = this.#queue.subscribe;
  }

  readonly subscribe: (listener: () => void) => () => void;

  /** The confirmed ids, newest last. */
  readonly ids = (): readonly string[] => this.#queue.get().answer;

  readonly stateOf = (id: string): WishlistState => {
    const { answer, pending } = this.#queue.get();
    const change = pending.find(({ product }) => product.id === id);
    if (change) return change.kind === "add" ? "adding" : "removing";
    return answer.includes(id) ? "saved" : "add";
  };

  /** Reads the list from the service, once for all who ask meanwhile. Rejects with its failure. */
  fill(): Promise<void> {
    this.#filling ??= this.#fill().finally(() => {
      this.#filling = null;
    });
    return this.#filling;
  }

  async #fill(): Promise<void> {
    const api = await this.#options.api();
    // The response does not include a change that was made meanwhile.
    while (!(await this.#queue.read(() => api.read())));
    this.#keep();
  }

  /** Uses the ids that another tab has stored. */
  reread(): void {
    const ids = this.#options.storage.get();
    if (ids.join() !== this.ids().join()) this.#queue.set({ ...this.#queue.get(), answer: ids });
  }

  /** Clears the list after a sign-out. */
  clear(): void {
    this.#queue.reset([]);
    this.#keep();
  }

  /** Adds the product or removes it. Does nothing while a change of the same product is pending. */
  toggle(product: WishlistProduct): void {
    const state = this.stateOf(product.id);
    if (state === "add") this.add(product);
    else if (state === "saved") void this.#change({ kind: "remove", product });
  }

  add(product: WishlistProduct): void {
    if (this.stateOf(product.id) === "add") void this.#change({ kind: "add", product });
  }

  async #change(change: Change): Promise<void> {
    const { kind, product } = change;
    const { onAdded, onRemoved, onFailed } = this.#options;
    try {
      if (!(await this.#queue.push(change))) return;
      this.#keep();
      if (kind === "add") onAdded(product);
      else onRemoved(product);
    } catch (error) {
      onFailed(product, kind, error);
    }
  }

  /** After a lost response it reads the list before the change counts as failed, because it may have been executed. */
  async #send({ kind, product }: Change): Promise<readonly string[]> {
    const api = await this.#options.api();
    try {
      await api[kind](product.id);
    } catch (error) {
      if (!(error instanceof ServiceFailure) || error.failure !== "unavailable") throw error;
      const ids = await api.read().catch(() => null);
      if (ids?.includes(product.id) !== (kind === "add")) throw error;
    }
    const others = this.ids().filter((id) => id !== product.id);
    return kind === "add" ? [...others, product.id] : others;
  }

  #keep(): void {
    this.#options.storage.set(this.ids());
  }
}
