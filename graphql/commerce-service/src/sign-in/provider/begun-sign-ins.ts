import { AsyncLocalStorage } from "node:async_hooks";
import type { AdapterPayload } from "oidc-provider";

/** The network of the visitor whose request runs. */
export const visitingNetwork = new AsyncLocalStorage<string | undefined>();

/** Characters of all sign-ins together. One has about 1,000. */
const mostCharacters = 8 * 1024 * 1024;

interface Begun {
  readonly network: string | undefined;
  /** JSON. */
  readonly payload: string;
  /** In seconds since 1970. */
  readonly expiresAt: number;
}

/**
 * Sign-ins whose visitor has not done anything yet, in memory: to open the page writes nothing. If there are too many,
 * the network that has begun most loses its oldest.
 */
export class BegunSignIns {
  readonly #most: number;
  readonly #begun = new Map<string, Begun>();
  /** The ids of each network, oldest first. */
  readonly #networks = new Map<string | undefined, Set<string>>();
  #characters = 0;

  /** `most` is in characters. */
  constructor(most = mostCharacters) {
    this.#most = most;
  }

  /** Keeps a sign-in of the visiting network. `expiresAt` is in seconds since 1970. */
  add(id: string, record: AdapterPayload, expiresAt: number): void {
    const begun = { network: visitingNetwork.getStore(), payload: JSON.stringify(record), expiresAt };
    const ids = this.#networks.get(begun.network) ?? new Set();
    this.#networks.set(begun.network, ids.add(id));
    this.#begun.set(id, begun);
    this.#characters += begun.payload.length;
    while (this.#characters > this.#most) this.#dropOne();
  }

  /** Undefined if it is not known, or not any more. `now` is in seconds since 1970. */
  find(id: string, now: number): AdapterPayload | undefined {
    const begun = this.#begun.get(id);
    return begun && begun.expiresAt > now ? (JSON.parse(begun.payload) as AdapterPayload) : undefined;
  }

  remove(id: string): void {
    const begun = this.#begun.get(id);
    if (!begun) return;
    const ids = this.#networks.get(begun.network);
    ids?.delete(id);
    if (ids?.size === 0) this.#networks.delete(begun.network);
    this.#characters -= begun.payload.length;
    this.#begun.delete(id);
  }

  #dropOne(): void {
    const [ids] = [...this.#networks.values()].sort((a, b) => b.size - a.size);
    const [oldest] = ids ?? [];
    if (oldest !== undefined) this.remove(oldest);
  }
}
