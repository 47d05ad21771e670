import { concatenated } from "./bytes.ts";
import type { Coding } from "./page-body.ts";

/**
 * The compressed body of a file, such as the feed, which may still be built: everyone who waits for it reads along from
 * its beginning. It is kept in the pieces that it came in, because joining them would take as much memory again.
 */
export class FileBody {
  readonly #chunks: Uint8Array[] = [];
  #next = Promise.withResolvers<void>();
  #isWhole = false;
  #size = 0;

  static whole(bytes: Uint8Array): FileBody {
    const body = new FileBody();
    body.#add(bytes);
    body.#end();
    return body;
  }

  /** Resolves when the body is whole. Rejects, and breaks off what is being sent, if it cannot be built. */
  async build(chunks: AsyncIterable<Uint8Array>): Promise<void> {
    try {
      for await (const chunk of chunks) this.#add(chunk);
    } catch (error) {
      // Whoever reads along gets the error.
      this.#next.promise.catch(() => undefined);
      this.#next.reject(error);
      throw error;
    }
    this.#end();
  }

  get size(): number {
    return this.#size;
  }

  bestOf(accepted: ReadonlySet<string>): Coding {
    return accepted.has("gzip") ? "gzip" : "identity";
  }

  /** No encoding is ready in one piece. */
  ready(): undefined {}

  /** Without a length if that is not known. */
  async stream(coding: Coding): Promise<{ readonly stream: ReadableStream; readonly length?: number }> {
    if (coding !== "gzip") return { stream: unzipped(this.#read()) };
    return { stream: this.#read(), ...(this.#isWhole && { length: this.#size }) };
  }

  /** In one piece, and in its only encoding, gzip. */
  async in(): Promise<Uint8Array> {
    return concatenated(this.#chunks);
  }

  #add(chunk: Uint8Array): void {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    this.#next.resolve();
    this.#next = Promise.withResolvers();
  }

  #end(): void {
    this.#isWhole = true;
    this.#next.resolve();
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

function unzipped(stream: ReadableStream<Uint8Array>): ReadableStream {
  return stream.pipeThrough(new DecompressionStream("gzip") as TransformStream<Uint8Array, Uint8Array>);
}
