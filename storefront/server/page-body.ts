import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Coding = "br" | "gzip" | "identity";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Bytes below which compressing saves nothing. */
const worthCompressing = 1024;

/** A page's body in every content coding; each is made when the first browser that takes it asks, and kept. */
export class PageBody {
  readonly identity: Buffer;
  readonly #coded = new Map<Coding, Promise<Buffer>>();

  constructor(identity: Buffer) {
    this.identity = identity;
  }

  /** The best coding among those that a browser takes. */
  bestOf(taken: ReadonlySet<string>): Coding {
    if (this.identity.length < worthCompressing) return "identity";
    return (["br", "gzip"] as const).find((coding) => taken.has(coding)) ?? "identity";
  }

  in(coding: Coding): Promise<Buffer> {
    const known = this.#coded.get(coding);
    if (known) return known;
    const coded = this.#compress(coding);
    this.#coded.set(coding, coded);
    return coded;
  }

  #compress(coding: Coding): Promise<Buffer> {
    if (coding === "identity") return Promise.resolve(this.identity);
    if (coding === "gzip") return zip(this.identity, { level: 6 });
    return brotli(this.identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
    });
  }
}
