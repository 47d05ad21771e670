import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";

export type Coding = "br" | "gzip" | "identity";

const zip = promisify(gzip);
const unzip = promisify(gunzip);
const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);

/** Bytes below which compressing saves nothing. */
const worthCompressing = 1024;

/**
 * A page's body in every content coding; each is made when the first browser that takes it asks, and kept. The page as
 * it was rendered is given up for it: hundreds of them are a server's memory, and hardly any browser wants one. It is
 * made again for the first that does.
 */
export class PageBody {
  readonly #coded = new Map<Coding, Promise<Buffer>>();
  readonly #isShort: boolean;

  constructor(identity: Buffer) {
    this.#coded.set("identity", Promise.resolve(identity));
    this.#isShort = identity.length < worthCompressing;
  }

  /** The best coding among those that a browser takes. */
  bestOf(taken: ReadonlySet<string>): Coding {
    if (this.#isShort) return "identity";
    return (["br", "gzip"] as const).find((coding) => taken.has(coding)) ?? "identity";
  }

  in(coding: Coding): Promise<Buffer> {
    const known = this.#coded.get(coding);
    if (known) return known;
    const coded = this.#make(coding);
    this.#coded.set(coding, coded);
    // One that could not be made is tried again for the next who asks.
    coded.then(
      () => coding !== "identity" && this.#coded.delete("identity"),
      () => this.#coded.delete(coding),
    );
    return coded;
  }

  async #make(coding: Coding): Promise<Buffer> {
    const identity = await this.#identity();
    if (coding === "identity") return identity;
    if (coding === "gzip") return zip(identity, { level: 6 });
    return brotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
    });
  }

  async #identity(): Promise<Buffer> {
    const [identity, br, zipped] = ["identity", "br", "gzip"].map((coding) =>
      this.#coded.get(coding as Coding),
    );
    if (identity) return identity;
    if (br) return unbrotli(await br);
    if (zipped) return unzip(await zipped);
    throw new Error("A page has a body in some coding");
  }
}
