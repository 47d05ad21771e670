import { concatenated } from "./concatenated.ts";
import type { Coding } from "./page-body.ts";
import { unzipped } from "./unzipped.ts";

/** The compressed body of a file that is being built. Everyone who waits for it reads along from its beginning. */
export class FileDraft {
  readonly #chunks: Uint8Array[] = [];
  #next = Promise.withResolvers<void>();
  #isWhole = false;

  /** Resolves with the whole body. Rejects, and breaks off what is being sent, if it cannot be built. */
  async build(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
    try {
      for await (const chunk of chunks) this.#add(chunk);
    } catch (error) {
      // Whoever reads along gets the error.
      this.#next.promise.catch(() => undefined);
      this.#next.reject(error);
      throw error;
    }
    this.#isWhole = true;
    this.#next.resolve();
    return concatenated(this.#chunks);
  }

  bestOf(accepted: ReadonlySet<string>): Coding {
    return accepted.has("gzip") ? "gzip" : "identity";
  }

  /** Its length is not known yet. */
  async stream(coding: Coding): Promise<{ readonly stream: ReadableStream; readonly length?: number }> {
    return { stream: coding === "gzip" ? this.#read() : unzipped(this.#read()) };
  }

  #add(chunk: Uint8Array): void {
    this.#chunks.push(chunk);
    this.#next.resolve();
    this.#next = Promise.withResolvers();
  }

  #read(): ReadableStream<Uint8Array> {
    let sent = 0;
    return new ReadableStream({
      pull: async (controller) => {
        if (sent === this.#chunks.length && !this.#isWhole) await this.#next.promise;
        const chunk = this.#chunks[sent];
        sent += 1;
        if (chunk) controller.enqueue(chunk);
        else controller.close();
      },
    });
  }
}
