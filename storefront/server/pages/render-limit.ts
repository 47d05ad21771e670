import pLimit, { type LimitFunction } from "p-limit";

/** Too many pages are rendering. Try again later. */
export class ShopBusy extends Error {
  override readonly name = "ShopBusy";
}

interface Share {
  held: number;
  usedAt: number;
  /** Whether one of its pages was refused, and others still wait. */
  isFlood: boolean;
  readonly inTurn: LimitFunction;
}

/** Milliseconds after its last page in which a network counts as a visitor. */
const visitTime = 1000;

/**
 * Each render needs memory and sends requests to the services (.github/decisions/0003). A network runs an eighth of
 * them at once; the rest waits, and gets no more once half of all are taken. A network that is refused runs one at a
 * time while others visit, until none of its pages waits.
 */
export class RenderLimit {
  readonly #most: number;
  readonly #atOnce: number;
  readonly #shares = new Map<string, Share>();
  #held = 0;
  #hasRefused = false;

  constructor(most: number) {
    this.#most = most;
    this.#atOnce = Math.ceil(most / 8);
  }

  /** Rejects immediately with `ShopBusy` if there are too many renders. Renders without a network have no share. */
  async run<Result>(network: string | undefined, render: () => Promise<Result>): Promise<Result> {
    const share = this.#shares.get(network ?? "");
    if (this.#held >= this.#most || this.#isFull(share)) {
      if (share) share.isFlood = share.inTurn.pendingCount > 0;
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

  #isFull(share: Share | undefined): boolean {
    return this.#held >= this.#most / 2 && (share?.held ?? 0) >= this.#atOnce;
  }

  async #runInTurn<Result>(network: string, render: () => Promise<Result>): Promise<Result> {
    const share = this.#shares.get(network) ?? {
      held: 0,
      usedAt: 0,
      isFlood: false,
      inTurn: pLimit(this.#atOnce),
    };
    this.#shares.set(network, share);
    share.held += 1;
    this.#setPace(share);
    try {
      return await share.inTurn(render);
    } finally {
      share.held -= 1;
      this.#setPace(share);
    }
  }

  /** How many each network runs at once, now that a page of one of them came or went. */
  #setPace(visitor: Share): void {
    const now = performance.now();
    visitor.usedAt = now;
    for (const [network, { held, usedAt }] of this.#shares)
      if (held === 0 && now - usedAt > visitTime) this.#shares.delete(network);
    const isAlone = this.#shares.size === 1;
    for (const share of this.#shares.values()) {
      share.isFlood &&= share.inTurn.pendingCount > 0;
      share.inTurn.concurrency = share.isFlood && !isAlone ? 1 : this.#atOnce;
    }
  }
}
