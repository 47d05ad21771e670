import type { WishlistState } from "@circlet/design-system";
import { ServiceFailure } from "~/apollo/service-failure";

/** What a heart belongs to. */
export interface WishlistPiece {
  /** The product's global id. */
  readonly id: string;
  /** Named when it is announced. */
  readonly category: string;
}

/** The wishlist in the services. Ids of products, the newest last. */
export interface WishlistService {
  read(): Promise<readonly string[]>;
  add(productId: string): Promise<void>;
  remove(productId: string): Promise<void>;
}

/** Where the ids are kept, for this browser's tabs. */
export interface WishlistStorage {
  get(): readonly string[];
  set(ids: readonly string[]): void;
}

export interface WishlistStoreOptions {
  readonly service: () => Promise<WishlistService>;
  readonly storage: WishlistStorage;
  /** Told when a change has been made, and when one could not be. */
  readonly onAdded: (piece: WishlistPiece) => void;
  readonly onRemoved: (piece: WishlistPiece) => void;
  readonly onFailed: (piece: WishlistPiece, wanted: "add" | "remove", error: unknown) => void;
}

interface Change {
  readonly kind: "add" | "remove";
  readonly piece: WishlistPiece;
}

/**
 * The shopper's wishlist (specification A4). A change is seen at once, waits its turn, and is taken back when the
 * service does not make it. A change whose answer was lost is looked up before it counts as failed.
 */
export class WishlistStore {
  readonly #options: WishlistStoreOptions;
  readonly #listeners = new Set<() => void>();
  #ids: readonly string[];
  #pending: readonly Change[] = [];
  #isSending = false;
  /** Resolves when nothing is under way. */
  #sent: Promise<void> = Promise.resolve();
  /** Counts changes: a reading begun before the newest one is out of date. */
  #changes = 0;

  constructor(options: WishlistStoreOptions) {
    this.#options = options;
    this.#ids = options.storage.get();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What is on the list for certain, the newest last. The same array until it changes. */
  readonly ids = (): readonly string[] => this.#ids;

  readonly stateOf = (id: string): WishlistState => {
    const under = this.#pending.find(({ piece }) => piece.id === id);
    if (under) return under.kind === "add" ? "adding" : "removing";
    return this.#ids.includes(id) ? "saved" : "add";
  };

  /** Reads the list from the service. Rejects with its failure. */
  async fill(): Promise<void> {
    const service = await this.#options.service();
    for (;;) {
      const before = this.#changes;
      const ids = await service.read();
      if (before === this.#changes) return this.#keep(ids);
      // What was read is out of date: the list is read again once nothing is under way.
      await this.#sent;
    }
  }

  /** Takes over what another tab has kept. */
  reread(): void {
    this.#set(this.#options.storage.get());
  }

  /** Nobody is signed in any more. */
  clear(): void {
    this.#changes += 1;
    this.#pending = [];
    this.#keep([]);
  }

  /** Adds what is not on the list and removes what is. Does nothing while a change of the same piece is under way. */
  toggle(piece: WishlistPiece): void {
    const state = this.stateOf(piece.id);
    if (state === "add") this.add(piece);
    else if (state === "saved") this.#change({ kind: "remove", piece });
  }

  add(piece: WishlistPiece): void {
    if (this.stateOf(piece.id) === "add") this.#change({ kind: "add", piece });
  }

  #change(change: Change): void {
    this.#changes += 1;
    this.#pending = [...this.#pending, change];
    this.#tell();
    if (!this.#isSending) this.#sent = this.#send();
  }

  async #send(): Promise<void> {
    this.#isSending = true;
    for (let change = this.#pending[0]; change; change = this.#pending[0]) {
      // One after another: the service keeps one list.
      await this.#make(change);
    }
    this.#isSending = false;
  }

  async #make(change: Change): Promise<void> {
    const { kind, piece } = change;
    const { onAdded, onRemoved, onFailed } = this.#options;
    try {
      await this.#request(change);
      if (this.#finish(change, changed(this.#ids, change))) (kind === "add" ? onAdded : onRemoved)(piece);
    } catch (error) {
      if (this.#finish(change, this.#ids)) onFailed(piece, kind, error);
    }
  }

  /** A lost answer is looked up: the change may have been made. */
  async #request({ kind, piece }: Change): Promise<void> {
    const service = await this.#options.service();
    try {
      await service[kind](piece.id);
    } catch (error) {
      if (!(error instanceof ServiceFailure) || error.failure !== "unavailable") throw error;
      const ids = await service.read().catch(() => null);
      if (ids?.includes(piece.id) !== (kind === "add")) throw error;
    }
  }

  /** Answers whether anybody still waits for it: after a sign-out nobody does. */
  #finish(change: Change, ids: readonly string[]): boolean {
    if (!this.#pending.includes(change)) return false;
    this.#changes += 1;
    this.#pending = this.#pending.filter((other) => other !== change);
    this.#keep(ids);
    return true;
  }

  #keep(ids: readonly string[]): void {
    this.#options.storage.set(ids);
    this.#set(ids);
  }

  #set(ids: readonly string[]): void {
    if (ids.join() !== this.#ids.join()) this.#ids = ids;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function changed(ids: readonly string[], { kind, piece }: Change): readonly string[] {
  const others = ids.filter((id) => id !== piece.id);
  return kind === "add" ? [...others, piece.id] : others;
}
