/** Too much waits already. Try again later. */
export class QueueFull extends Error {
  override readonly name = "QueueFull";
}

/** Who waits. */
export interface Visitor {
  /** Their network. Undefined for this machine. */
  readonly network: string | undefined;
  /** Aborts when they leave. */
  readonly signal: AbortSignal;
}

interface Waiting {
  readonly start: () => void;
  readonly refuse: (reason: unknown) => void;
}

/**
 * Runs little at once. Networks take turns, and when too much waits, the one that waits for most loses its last: a flood
 * from one place neither stops nor refuses the work of others.
 */
export class FairQueue {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  /** The network whose turn is next comes first. */
  readonly #lines = new Map<string | undefined, Waiting[]>();
  #running = 0;
  #waiting = 0;

  constructor({ atOnce, mostWaiting }: { readonly atOnce: number; readonly mostWaiting: number }) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** Rejects with `QueueFull`, or with the signal's reason if the visitor leaves before the work begins. */
  async run<Result>(visitor: Visitor, work: () => Promise<Result>): Promise<Result> {
    visitor.signal.throwIfAborted();
    if (this.#running < this.#atOnce) this.#running += 1;
    else await this.#wait(visitor);
    try {
      return await work();
    } finally {
      this.#startNext();
    }
  }

  #wait({ network, signal }: Visitor): Promise<void> {
    return new Promise((start, refuse) => {
      if (this.#waiting >= this.#mostWaiting && !this.#makeRoomFor(network))
        return refuse(new QueueFull("Too much is waiting"));
      const waiting: Waiting = { start, refuse };
      const line = this.#lines.get(network) ?? [];
      this.#lines.set(network, line);
      line.push(waiting);
      this.#waiting += 1;
      signal.addEventListener("abort", () => this.#remove(network, waiting, signal.reason), { once: true });
    });
  }

  /** Refuses the last of the longest line, unless that is the network's own. */
  #makeRoomFor(network: string | undefined): boolean {
    const own = this.#lines.get(network)?.length ?? 0;
    const [longest, line] = [...this.#lines].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    const last = line.at(-1);
    if (last === undefined || line.length <= own) return false;
    this.#remove(longest, last, new QueueFull("Too much is waiting"));
    return true;
  }

  #remove(network: string | undefined, waiting: Waiting, reason: unknown): void {
    const line = this.#lines.get(network) ?? [];
    const at = line.indexOf(waiting);
    if (at < 0) return;
    line.splice(at, 1);
    if (line.length === 0) this.#lines.delete(network);
    this.#waiting -= 1;
    waiting.refuse(reason);
  }

  #startNext(): void {
    const [next] = this.#lines;
    if (!next) {
      this.#running -= 1;
      return;
    }
    const [network, line] = next;
    const waiting = line.shift();
    this.#lines.delete(network);
    if (line.length > 0) this.#lines.set(network, line);
    this.#waiting -= 1;
    waiting?.start();
  }
}
