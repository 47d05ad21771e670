import type { ServiceSettings } from "~/apollo/service-settings";
import type { BagItem } from "./bag";
import type { BagStore } from "./bag-store";
import { type BagView, bagView, unread } from "./bag-view";

/** What is rendered on the server, where nobody's bag is known. */
export const unknownBag: BagView = bagView(unread);

/**
 * The bag before Apollo is there. It loads the store when asked to; what is added before that
 * has come, or after it could not be had, waits for it and is shown meanwhile.
 */
export class BagHandle {
  readonly #settings: ServiceSettings;
  readonly #listeners = new Set<() => void>();
  #waiting: readonly BagItem[] = [];
  #view: BagView = unknownBag;
  #store: Promise<BagStore> | null = null;
  #isLoaded = false;

  constructor(settings: ServiceSettings) {
    this.#settings = settings;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): BagView => this.#view;

  /** Fetches the store's code and reads the bag, once. */
  readonly load = (): Promise<BagStore> => {
    this.#store ??= import("./browser-bag").then(
      ({ openBrowserBag }) => this.#connect(openBrowserBag(this.#settings)),
      (error: unknown) => {
        // What waited is not in the bag: whoever tries again adds it again.
        this.#store = null;
        this.#waiting = [];
        this.#show(bagView({ ...unread, status: "failed" }));
        throw error;
      },
    );
    return this.#store;
  };

  async add(item: BagItem): Promise<void> {
    if (!this.#isLoaded) this.#showWaiting(item);
    const store = await this.load();
    await store.add(item);
  }

  async remove(variantId: string): Promise<void> {
    await (await this.load()).remove(variantId);
  }

  async refresh(): Promise<void> {
    await (await this.load()).refresh();
  }

  /** Tries again to read a bag that could not be read. */
  async retry(): Promise<void> {
    this.#show(unknownBag);
    await (await this.load()).start();
  }

  #connect(store: BagStore): BagStore {
    this.#isLoaded = true;
    store.subscribe(() => this.#show(store.view()));
    return store;
  }

  #showWaiting(item: BagItem): void {
    this.#waiting = [...this.#waiting, item];
    this.#show(bagView({ ...unread, pending: this.#waiting.map((item) => ({ kind: "add", item })) }));
  }

  #show(view: BagView): void {
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}
