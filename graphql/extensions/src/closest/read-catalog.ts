import type { Database, Queries } from "../database/database.ts";
import { type ComparableProduct, comparableAtOnce } from "../platform/comparable-products.ts";
import type { StorefrontApi } from "../platform/storefront-api.ts";
import { comparedFacts } from "./compared-facts.ts";
import {
  type CatalogPass,
  catalogPass,
  type ComparedRow,
  endUnread,
  savePage,
  savePass,
  saveReadProduct,
  takeDueProducts,
} from "./compared-products.ts";

type Platform = Pick<StorefrontApi, "comparable" | "comparablePage" | "compares">;

interface Services {
  readonly database: Database;
  readonly storefront: Platform;
}

interface Run {
  readonly clock?: () => Date;
  readonly signal?: AbortSignal | undefined;
}

/** Milliseconds from the start of a pass to the next, which repairs what webhooks have missed. */
const passEvery = 24 * 3_600_000;
/** Milliseconds. */
const retry = 60_000;
const pagesAtOnce = 10;
/** A larger catalog would not fit into memory. Its oldest products are compared. */
export const mostCompared = 200_000;

/** Reads the products that webhooks have named, until none is left or `signal` aborts. */
export async function readDueProducts({ database, storefront }: Services, run: Run = {}): Promise<void> {
  const { clock = () => new Date(), signal } = run;
  for (;;) {
    if (signal?.aborted) return;
    const pass = await catalogPass(database);
    // A platform that compares products itself needs no index.
    if (!pass?.finishedAt && !pass?.afterPage) return;
    const now = clock();
    const { ids, dueAt } = await takeDueProducts(database, now);
    if (ids.length === 0) return;
    const found = new Map((await storefront.comparable(ids)).map((product) => [product.id, product]));
    await database.transaction(async (queries) => {
      for (const id of ids) {
        const product = found.get(id);
        await saveReadProduct(queries, product ? rowOf(product) : { id, facts: null }, { now, dueAt });
      }
    });
  }
}

/** Reads some pages of the catalog, from where the last run ended. Once a day, it starts again. */
export async function readCatalog({ database, storefront }: Services, run: Run = {}): Promise<void> {
  const { clock = () => new Date(), signal } = run;
  for (let page = 0; page < pagesAtOnce; page += 1) {
    if (signal?.aborted) return;
    const now = clock();
    const before = await catalogPass(database);
    if (before && before.nextAt > now.toISOString()) return;
    try {
      const after = await readPart(storefront, before, now);
      await database.transaction(async (queries) => {
        // Another process may have read the same page.
        if (JSON.stringify(await catalogPass(queries)) === JSON.stringify(before)) await after(queries);
      }, "catalog pass");
    } catch (error) {
      const start = { startedAt: now.toISOString(), afterPage: null, products: 0, finishedAt: null };
      await savePass(database, { ...(before ?? start), nextAt: later(now, retry) });
      throw error;
    }
  }
}

/** Resolves with the function that saves it. */
async function readPart(
  storefront: Platform,
  before: CatalogPass | undefined,
  now: Date,
): Promise<(queries: Queries) => Promise<void>> {
  const isNew =
    before?.afterPage == null || later(new Date(before.startedAt), passEvery) <= now.toISOString();
  const startedAt = isNew ? now.toISOString() : before.startedAt;
  const nextPass = later(new Date(startedAt), passEvery);
  const {
    afterPage,
    products: read,
    finishedAt,
  } = isNew ? { afterPage: null, products: 0, finishedAt: before?.finishedAt ?? null } : before;
  const pass = { startedAt, afterPage, products: read, nextAt: startedAt, finishedAt };
  if (isNew && (await storefront.compares()))
    return (queries) => savePass(queries, { ...pass, nextAt: nextPass, finishedAt: null });
  const { products, next } = await storefront.comparablePage(afterPage);
  const total = read + products.length;
  return async (queries) => {
    await savePage(queries, products.map(rowOf), now);
    if (next !== null && total + comparableAtOnce <= mostCompared)
      return savePass(queries, { ...pass, products: total, afterPage: next });
    await endUnread(queries, startedAt, now);
    await savePass(queries, {
      ...pass,
      products: total,
      afterPage: null,
      nextAt: nextPass,
      finishedAt: now.toISOString(),
    });
  };
}

function later(time: Date, milliseconds: number): string {
  return new Date(time.getTime() + milliseconds).toISOString();
}

function rowOf(product: ComparableProduct): ComparedRow {
  return { id: product.id, facts: JSON.stringify(comparedFacts(product)) };
}
