import { ResponseTooLarge } from "../app/http/capped-fetch.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** A body did not fit into the memory that all of its kind share. Try again later. */
export class MemoryFull extends Error {
  override readonly name = "MemoryFull";
}

/** A body that was read to its end, and its length in bytes. */
export interface WholeBody {
  readonly body: ReadableStream<Bytes>;
  readonly length: number;
}

/**
 * Memory for bodies that must be whole before they are sent. Each may hold as much as it leaves for all others, so
 * many large ones refuse each other while small ones still fit.
 */
export class SharedMemory {
  readonly #largest: number;
  #free: number;

  /** `largest` is in bytes: of one body, and half of all together. */
  constructor(largest: number) {
    this.#largest = largest;
    this.#free = 2 * largest;
  }

  /**
   * Reads a body and holds it until it is sent or canceled, or until `signal` aborts. Rejects with `ResponseTooLarge`,
   * with `MemoryFull`, or if the body fails.
   */
  async readWhole(from: ReadableStream<Bytes>, signal: AbortSignal): Promise<WholeBody> {
    const chunks: Bytes[] = [];
    let length = 0;
    const take = (): Bytes | undefined => {
      const chunk = chunks.shift();
      this.#free += chunk?.length ?? 0;
      return chunk;
    };
    const drop = (): void => {
      while (take());
    };
    try {
      // Leaving the loop cancels the rest.
      for await (const chunk of from) {
        length += chunk.length;
        if (length > this.#largest) throw new ResponseTooLarge(`More than ${this.#largest} bytes`);
        this.#free -= chunk.length;
        chunks.push(chunk);
        if (length > this.#free) throw new MemoryFull(`No room for more than ${length} bytes`);
      }
      signal.throwIfAborted();
    } catch (error) {
      drop();
      throw error;
    }
    signal.addEventListener("abort", drop, { once: true });
    const pull = (controller: ReadableStreamDefaultController<Bytes>): void => {
      const chunk = take();
      if (chunk) controller.enqueue(chunk);
      else if (signal.aborted) controller.error(signal.reason);
      else controller.close();
    };
    return { body: new ReadableStream({ pull, cancel: drop }, { highWaterMark: 0 }), length };
  }
}
