import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { FileBody } from "../pages/file-body.ts";
import { type Compression, PageBody } from "../pages/page-body.ts";
import type { CachedPage, PageLifetime } from "../pages/cached-page.ts";
import type { Lease, Look, SharedPage, SharedPages } from "../pages/shared-pages.ts";
import { tagsKey, ValkeyAway } from "./connection.ts";
import { lookScript, releaseScript, storeScript } from "./scripts.ts";
import type { Reply, Valkey } from "./valkey.ts";

/** Milliseconds after which another storefront may render a page because the first one seems to have died. */
const leaseTime = 2000;
/** Everything about a page except its body. */
const description = v.object({
  status: v.number(),
  headers: v.record(v.string(), v.string()),
  tags: v.array(v.string()),
  coding: v.picklist(["br", "gzip", "identity"]),
  lifetime: v.object({
    fresh: v.number(),
    stale: v.number(),
    ifError: v.number(),
    pause: v.optional(v.number()),
  }),
});

const stringified = v.pipe(v.string(), v.parseJson(), description);

export interface ValkeyPagesOptions {
  readonly valkey: Pick<Valkey, "run">;
  /** The build and settings. Storefronts in which these differ do not share pages. */
  readonly variant: string;
  /** The last purge that this storefront has read, if any. */
  readonly position: () => string | undefined;
  readonly compression: Compression;
  /** The minimum time between two renders of a page that is purged repeatedly, in milliseconds. */
  readonly renewalPause?: number;
}

/** Pages in Valkey or Redis. While it is unavailable, each storefront renders its own. */
export class ValkeyPages implements SharedPages {
  readonly #options: ValkeyPagesOptions;

  constructor(options: ValkeyPagesOptions) {
    this.#options = options;
  }

  async look(key: string, has: boolean): Promise<Look | undefined> {
    const position = this.#options.position();
    if (position === undefined) return undefined;
    const token = randomUUID();
    const reply = await this.#runScript(lookScript, key, [token, leaseTime, has ? "1" : "0"]);
    if (!Array.isArray(reply)) return undefined;
    const [isLeased, age, isPurged, about, body] = reply as readonly Reply[];
    return {
      found:
        about instanceof Buffer && body instanceof Buffer
          ? this.#foundPage(about, body, { age: Number(age), isPurged: isPurged === 1 })
          : undefined,
      lease: isLeased === 1 ? this.#grantedLease(key, token, position, has) : undefined,
    };
  }

  #foundPage(
    about: Buffer,
    bytes: Buffer,
    { age, isPurged }: Pick<SharedPage, "age" | "isPurged">,
  ): SharedPage | undefined {
    const parsed = v.safeParse(stringified, about.toString());
    if (!parsed.success) return undefined;
    const { status, headers, tags, coding, lifetime } = parsed.output;
    const body =
      coding === "gzip" ? FileBody.whole(bytes) : new PageBody(bytes, this.#options.compression, coding);
    return {
      page: { status, headers, tags, body, renderedAt: performance.now() - age },
      lifetime,
      age,
      isPurged,
    };
  }

  #grantedLease(key: string, token: string, position: string, isRenewal: boolean): Lease {
    const began = performance.now();
    const { renewalPause = 1000 } = this.#options;
    const end = (remove: "0" | "1") => this.#runScript(releaseScript, key, [token, remove]);
    return {
      store: async (page, lifetime) => {
        const rest = isRenewal ? Math.ceil(renewalPause - (performance.now() - began)) : 0;
        await this.#runScript(storeScript, key, [
          token,
          position,
          ...(await storeArguments(page, lifetime)),
          rest,
        ]);
      },
      remove: async () => void (await end("1")),
      release: async () => void (await end("0")),
    };
  }

  async #runScript(
    script: string,
    key: string,
    args: Parameters<Valkey["run"]>[2],
  ): Promise<Reply | undefined> {
    const page = `page:${this.#options.variant}:${key}`;
    try {
      return await this.#options.valkey.run(script, [tagsKey, page, `lease:${page}`], args);
    } catch (error) {
      if (error instanceof ValkeyAway) return undefined;
      throw error;
    }
  }
}

/** The arguments of `storeScript`, from the tags to the body. */
async function storeArguments({ status, headers, tags, body }: CachedPage, lifetime: PageLifetime) {
  const { fresh, stale, ifError } = lifetime;
  const coding = body.bestOf(new Set(["br", "gzip"]));
  const about: v.InferInput<typeof description> = { status, headers, tags: [...tags], coding, lifetime };
  return [
    JSON.stringify(tags),
    fresh,
    fresh + stale,
    fresh + stale + ifError,
    JSON.stringify(about),
    await body.in(coding),
  ] as const;
}
