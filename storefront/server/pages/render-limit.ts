import pLimit, { type LimitFunction } from "p-limit";

/** Too many pages are rendering. Try again later. */
export class ShopBusy extends Error {
  override readonly name = "ShopBusy";
}

interface Share {
  held: number;
  readonly inTurn: LimitFunction;
}

/**
 * Each render needs memory and sends requests to the services (.github/decisions/0003). A network runs an eighth of
 * them at once; the rest waits, and gets no more once half of all are taken.
 */
export class RenderLimit {
  readonly #most: number;
  readonly #share: number;
  readonly #shares = new Map<string, Share>();
  #held = 0;
  #hasRefused = false;

  constructor(most: number) {
    this.#most = most;
    this.#share = Math.ceil(most / 8);
  }

  /** Rejects immediately with `ShopBusy` if there are too many renders. Renders without a network have no share. */
  async run<Result>(network: string | undefined, render: () => Promise<Result>): Promise<Result> {
    if (this.#held >= this.#most || this.#hasFullShare(network)) {
      // Logs once per overload, not once per request.
      if (!this.#hasRefused) console.error(`${this.#held} pages to render: responding with 503 to more`);
      this.#hasRefused = true;
      throw new ShopBusy("Too many pages are rendering");
    }
    this.#held += 1;
    try {
      return await (network === undefined ? render() : this.#runInTurn(network, render));
    } finally {
      this.#held -= 1;
      if (this.#held === 0) this.#hasRefused = false;
    }
  }

  #hasFullShare(network = ""): boolean {
    return this.#held >= this.#most / 2 && (this.#shares.get(network)?.held ?? 0) >= this.#share;
  }

  async #runInTurn<Result>(network: string, render: () => Promise<Result>): Promise<Result> {
    const share = this.#shares.get(network) ?? { held: 0, inTurn: pLimit(this.#share) };
    this.#shares.set(network, share);
    share.held += 1;
    try {
      return await share.inTurn(render);
    } finally {
      share.held -= 1;
      if (share.held === 0) this.#shares.delete(network);
    }
  }
}
