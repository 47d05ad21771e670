import { compression } from "../node/compression.ts";
import { PageBody } from "./page-body.ts";
import type { CachedPage, RenderedPage } from "./cached-page.ts";
import type { PageCache, Purge } from "./page-cache.ts";
import type { SharedPages } from "./shared-pages.ts";

export interface Fleet {
  readonly storefronts: readonly { readonly cache: PageCache; readonly shared: SharedPages }[];
  readonly purge: Purge;
  /** Resolves when all storefronts have read all purges. */
  settled(): Promise<void>;
  /** Delivers some purges to some storefronts, at random. */
  step(): Promise<void>;
}

const lifetime = { fresh: 1e12, stale: 1e12, ifError: 1e12 };

/** A seeded random number generator (mulberry32), so that failures can be reproduced. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Changes products and renders pages in random order. Returns the pages that are wrongly kept as fresh. */
export async function outdatedPages(
  fleet: Fleet,
  interleavings: number,
  products = 20,
  seed = 1,
): Promise<string[]> {
  const random = randomNumbers(seed);
  const versions = new Map<string, number>();
  const outdated: string[] = [];
  const waitSome = async () => {
    for (let steps = Math.floor(random() * 4); steps > 0; steps -= 1) await fleet.step();
  };
  const version = (product: string) => versions.get(product) ?? 0;
  const render = async (product: string): Promise<RenderedPage> => {
    await waitSome();
    const body = new PageBody(Buffer.from(String(version(product))), compression);
    await waitSome();
    return { page: { status: 200, headers: {}, renderedAt: 0, body, tags: [product] }, lifetime };
  };
  const visit = async (product: string) => {
    await waitSome();
    const { cache } = fleet.storefronts[Math.floor(random() * fleet.storefronts.length)] ?? {};
    await cache?.get(product, () => render(product));
  };
  const change = async (product: string) => {
    await waitSome();
    versions.set(product, version(product) + 1);
    await fleet.purge([product]);
  };
  const check = async (product: string, page: CachedPage | undefined, where: string) => {
    const shown = page && new TextDecoder().decode(await page.body.in("identity"));
    if (shown !== undefined && shown !== String(version(product)))
      outdated.push(`${where} shows version ${shown} of ${product}, not ${version(product)}`);
  };

  for (let done = 0; done < interleavings; done += products) {
    const names = Array.from({ length: products }, (_, index) => `p${index}`);
    await Promise.all(names.flatMap((name) => [visit(name), change(name), visit(name), visit(name)]));
    await fleet.settled();
    for (const name of names) {
      for (const [index, { cache }] of fleet.storefronts.entries())
        await check(name, cache.fresh(name), `storefront ${index}`);
      const { found, lease } = (await fleet.storefronts[0]?.shared.look(name, false)) ?? {};
      await lease?.release();
      await check(name, found?.isPurged ? undefined : found?.page, "the store");
    }
  }
  return outdated;
}
