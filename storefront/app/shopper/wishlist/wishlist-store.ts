import type { WishlistState } from "@circlet/design-system";
import { ServiceFailure } from "~/http/service-failure";
import { ChangeQueue } from "~/browser/change-queue";

export interface WishlistProduct {
  readonly id: string;
  /** For the screen reader announcement. */
  readonly category: string;
}

/** The wishlist's operations. Lists of product ids are sorted from oldest to newest. */
export interface WishlistApi {
  read(): Promise<readonly string[]>;
  add(productId: string): Promise<void>;
  remove(productId: string): Promise<void>;
}

/** Shares the ids with other tabs of this browser. */
export interface WishlistStorage {
  get(): readonly string[];
  set(ids: readonly string[]): void;
}

export interface WishlistStoreOptions {
  /** Loads the script that talks to the services. */
  readonly api: () => Promise<WishlistApi>;
  readonly storage: WishlistStorage;
  /** Called after each change, whether or not it succeeded. */
  readonly onAdded: (product: WishlistProduct) => void;
  readonly onRemoved: (product: WishlistProduct) => void;
  readonly onFailed: (product: WishlistProduct, wanted: "add" | "remove", error: unknown) => void;
}

interface Change {
  readonly kind: "add" | "remove";
  readonly product: WishlistProduct;
}

/** The customer's wishlist. Changes show immediately and are undone if they fail. */
export class WishlistStore {
  readonly #options: WishlistStoreOptions;
  readonly #queue: ChangeQueue<readonly string[], Change>;
  #filling: Promise<void> | null = null;

  constructor(options: WishlistStoreOptions) {
    this.#options = options;
    this.#queue = new ChangeQueue(options.storage.get(), (change) => this.#sendChange(change));
    this.subscribe = this.#queue.subscribe;
  }

  readonly subscribe: (listener: () => void) => () => void;

  /** The ids that the service has confirmed, oldest first. */
  readonly ids = (): readonly string[] => this.#queue.get().answer;

  readonly stateOf = (id: string): WishlistState => {
    const { answer, pending } = this.#queue.get();
    const change = pending.find(({ product }) => product.id === id);
    if (change) return change.kind === "add" ? "adding" : "removing";
    return answer.includes(id) ? "saved" : "add";
  };

  /** Reads the list from the service. Simultaneous callers share one request. Rejects if it fails. */
  fill(): Promise<void> {
    this.#filling ??= this.#readIds().finally(() => {
      this.#filling = null;
    });
    return this.#filling;
  }

  async #readIds(): Promise<void> {
    const api = await this.#options.api();
    // The response predates a change, so it is outdated.
    while (!(await this.#queue.read(() => api.read())));
    this.#storeIds();
  }

  /** Uses the ids that another tab has stored. */
  reread(): void {
    const ids = this.#options.storage.get();
    if (ids.join() !== this.ids().join()) this.#queue.replace(ids);
  }

  clear(): void {
    this.#queue.reset([]);
    this.#storeIds();
  }

  /** Adds or removes the product. Does nothing while another change of the same product is pending. */
  toggle(product: WishlistProduct): void {
    const state = this.stateOf(product.id);
    if (state === "add") this.add(product);
    else if (state === "saved") void this.#enqueue({ kind: "remove", product });
  }

  add(product: WishlistProduct): void {
    if (this.stateOf(product.id) === "add") void this.#enqueue({ kind: "add", product });
  }

  async #enqueue(change: Change): Promise<void> {
    const { kind, product } = change;
    const { onAdded, onRemoved, onFailed } = this.#options;
    try {
      if (!(await this.#queue.push(change))) return;
      this.#storeIds();
      if (kind === "add") onAdded(product);
      else onRemoved(product);
    } catch (error) {
      onFailed(product, kind, error);
    }
  }

  /** Without a response, the change may still have been made, so read the list before reporting a failure. */
  async #sendChange({ kind, product }: Change): Promise<readonly string[]> {
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

  #storeIds(): void {
    this.#options.storage.set(this.ids());
  }
}
