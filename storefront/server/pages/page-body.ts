export type Coding = "br" | "gzip" | "identity";
export type CompressedCoding = Exclude<Coding, "identity">;

/** Compresses bodies. Each platform provides its own. */
export interface Compression {
  compress(body: Uint8Array, coding: CompressedCoding): Promise<Uint8Array>;
  decompress(body: Uint8Array, coding: CompressedCoding): Promise<Uint8Array>;
  /** Compresses each piece as soon as it arrives. */
  gzipped(file: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array>;
}

/** In bytes. Smaller bodies are not worth compressing. */
const worthCompressing = 1024;
const codings = ["br", "gzip"] as const;

/** A body in several encodings, each created when first requested. The original is dropped to save memory. */
export class PageBody {
  readonly #compression: Compression;
  readonly #isShort: boolean;
  readonly #ready = new Map<Coding, Uint8Array>();
  readonly #pending = new Map<Coding, Promise<Uint8Array>>();

  /** `coding` is the encoding of `bytes`. A body that arrives compressed is worth compressing. */
  constructor(body: Uint8Array, compression: Compression, coding: Coding = "identity") {
    this.#compression = compression;
    this.#ready.set(coding, body);
    this.#isShort = coding === "identity" && body.length < worthCompressing;
  }

  bestOf(accepted: ReadonlySet<string>): Coding {
    if (this.#isShort) return "identity";
    return codings.find((coding) => accepted.has(coding)) ?? "identity";
  }

  /** The body in an encoding, if it exists already. */
  ready(coding: Coding): Uint8Array | undefined {
    return this.#ready.get(coding);
  }

  /** Bytes of memory that all encodings of the body take. */
  get size(): number {
    let size = 0;
    for (const { length } of this.#ready.values()) size += length;
    return size;
  }

  /** The body for a response. All readers of a page share its bytes: a response made of bytes would copy them. */
  async stream(coding: Coding): Promise<{ readonly stream: ReadableStream; readonly length: number }> {
    const bytes = await this.in(coding);
    return { stream: streamOf(bytes), length: bytes.length };
  }

  async in(coding: Coding): Promise<Uint8Array> {
    return this.#ready.get(coding) ?? this.#pending.get(coding) ?? this.#createEncoding(coding);
  }

  #createEncoding(coding: Coding): Promise<Uint8Array> {
    const body = this.#encodedBody(coding)
      .then((bytes) => {
        this.#ready.set(coding, bytes);
        if (coding !== "identity") this.#ready.delete("identity");
        return bytes;
      })
      // A failed compression is retried on the next request.
      .finally(() => this.#pending.delete(coding));
    this.#pending.set(coding, body);
    return body;
  }

  async #encodedBody(coding: Coding): Promise<Uint8Array> {
    const identity = this.#ready.get("identity") ?? (await this.#decompressedBody());
    return coding === "identity" ? identity : this.#compression.compress(identity, coding);
  }

  #decompressedBody(): Promise<Uint8Array> {
    for (const coding of codings) {
      const body = this.#ready.get(coding);
      if (body) return this.#compression.decompress(body, coding);
    }
    throw new Error("The page has no body in any encoding");
  }
}

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      if (bytes.length > 0) controller.enqueue(bytes);
      controller.close();
    },
  });
}
