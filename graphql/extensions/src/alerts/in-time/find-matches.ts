import { changesOf, type WatchedProduct } from "../alerts.ts";
import { type AlertFrequency, inTimeFrequencies } from "../frequency.ts";
import { nextMorning, usualQuietHours } from "../quiet-hours.ts";
import type { Database, Queries } from "../../database/database.ts";
import { insertRows } from "../../database/insert-rows.ts";
import type { ProductFacts } from "../../platform/product-facts.ts";
import { isLess, type StorefrontApi } from "../../platform/storefront-api.ts";
import { type ChangedProduct, endChangedProduct, takeChangedProducts } from "./changed-products.ts";
import { askedTerms, matches, productTerms, type SearchConditions } from "./conditions.ts";
import { metafieldsOfSearches } from "./search-index.ts";

/** Whom a match is for, and when they want to hear of it. */
interface Recipient {
  readonly customerId: string;
  readonly frequency: AlertFrequency;
  readonly timeZone: string | null;
  readonly quietUntil: number | null;
}

interface Candidate extends Recipient {
  readonly id: string;
  /** JSON. */
  readonly conditions: string;
  readonly since: string;
}

interface Watcher extends Recipient, Omit<WatchedProduct, "isGone" | "frequency"> {
  readonly isGone: number | null;
}

interface Match {
  readonly source: string;
  readonly recipient: Recipient;
}

/** Milliseconds. Matches are remembered for longer, so that no search tells of a product twice. */
const newFor = 14 * 24 * 3_600_000;
const kept = 30 * 24 * 3_600_000;

/** Rows and terms of one statement. */
const batch = 500;

/** The source of matches that come from the wishlist. The others are ids of saved searches. */
export const wishlistSource = "wishlist";

/**
 * Finds whom the changed products concern, and queues it. Ends after a batch when `signal` aborts. A product that fails is
 * due again in a minute and keeps back no other; then the first error is thrown at the end.
 */
export async function findMatches(
  { database, storefront }: { database: Database; storefront: Pick<StorefrontApi, "productFacts"> },
  { clock = () => new Date(), signal }: { clock?: () => Date; signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const failures: unknown[] = [];
  for (;;) {
    if (signal?.aborted) break;
    const now = clock();
    const changed = await takeChangedProducts(database, now);
    if (changed.length === 0) break;
    const ids = changed.map(({ id }) => id);
    const facts = await storefront.productFacts(ids, await metafieldsOfSearches(database));
    const byId = new Map(facts.map((product) => [product.id, product]));
    for (const product of changed)
      await matchProduct(database, product, byId.get(product.id), now).catch((error: unknown) =>
        failures.push(error),
      );
  }
  if (failures.length > 0) throw failures[0];
}

/** A product counts as gone for those who watch it if no variant is for sale, or if it is not published any more. */
async function matchProduct(
  database: Database,
  changed: ChangedProduct,
  facts: ProductFacts | undefined,
  now: Date,
): Promise<void> {
  const found: Match[] = [];
  const isForSale = facts !== undefined && facts.variants.length > 0;
  if (isForSale) {
    const isNew = facts.publishedAt.getTime() > now.getTime() - newFor;
    if (isNew) for await (const match of searchesOf(database, facts)) found.push(match);
    for await (const match of watchersOf(database, facts)) found.push(match);
  }
  await database.transaction(async (queries) => {
    await saveMatches(queries, changed.id, found, now);
    if (!isForSale)
      await queries.query("UPDATE watched_product SET is_gone = 1 WHERE product_id = $1", [changed.id]);
    await endChangedProduct(queries, changed);
  });
}

/** Candidates come from the index; each is then checked. */
async function* searchesOf(database: Queries, facts: ProductFacts): AsyncIterable<Match> {
  const terms = productTerms(facts);
  for await (const candidate of candidatesOf(database, askedTerms(terms)))
    if (
      facts.publishedAt.getTime() > Date.parse(candidate.since) &&
      matches(JSON.parse(candidate.conditions) as SearchConditions, terms)
    )
      yield { source: candidate.id, recipient: candidate };
}

async function* candidatesOf(database: Queries, terms: readonly string[]): AsyncIterable<Candidate> {
  const asked = new Set<string>();
  for (let start = 0; start < terms.length; start += batch) {
    const some = terms.slice(start, start + batch);
    let last = "";
    for (;;) {
      const found: { id: string }[] = await database.query<{ id: string }>(
        `SELECT DISTINCT search_id AS id FROM search_term WHERE search_id > $1 AND term IN (${placesOf(some, 2)})
         ORDER BY search_id LIMIT ${batch}`,
        [last, ...some],
      );
      const ids = found.map(({ id }) => id).filter((id) => !asked.has(id));
      for (const id of ids) asked.add(id);
      if (ids.length > 0)
        yield* await database.query<Candidate>(
          `SELECT id, customer_id AS "customerId", conditions, frequency, frequency_since AS since,
             time_zone AS "timeZone", quiet_until AS "quietUntil"
           FROM saved_listing JOIN email_alerts USING (customer_id)
           WHERE id IN (${placesOf(ids, 1)}) AND is_on = 1 AND conditions IS NOT NULL
             AND frequency IN ${inTimeFrequencies}`,
          ids,
        );
      last = found.at(-1)?.id ?? "";
      if (found.length < batch) break;
    }
  }
}

/** `$2, $3, …` for as many values. */
function placesOf(values: readonly string[], first: number): string {
  return values.map((_, at) => `$${at + first}`).join(", ");
}

async function* watchersOf(database: Queries, facts: ProductFacts): AsyncIterable<Match> {
  const prices = facts.variants.map(({ price }) => price);
  const price = prices.reduce((least, each) => (isLess(each, least) ? each : least));
  const now = { price, quantity: facts.quantity };
  let last = "";
  for (;;) {
    const rows: Watcher[] = await database.query<Watcher>(
      `SELECT customer_id AS "customerId", product_id AS id, price, quantity, is_gone AS "isGone", frequency,
         time_zone AS "timeZone", quiet_until AS "quietUntil"
       FROM watched_product JOIN email_alerts USING (customer_id)
       WHERE product_id = $1 AND customer_id > $2 AND is_on = 1 AND frequency IN ${inTimeFrequencies}
       ORDER BY customer_id LIMIT ${batch}`,
      [facts.id, last],
    );
    for (const watcher of rows)
      if (changesOf({ ...watcher, isGone: watcher.isGone === 1 }, now).length > 0)
        yield { source: wishlistSource, recipient: watcher };
    const end = rows.at(-1);
    if (!end || rows.length < batch) return;
    last = end.customerId;
  }
}

/** A search tells of a product once; the wishlist, whenever it changes. */
async function saveMatches(
  queries: Queries,
  productId: string,
  found: readonly Match[],
  now: Date,
): Promise<void> {
  const rows = found.map(({ source, recipient }) => ({
    customer_id: recipient.customerId,
    source,
    product_id: productId,
    found_at: now.toISOString(),
    due_at: dueTime(recipient, now).toISOString(),
  }));
  for (let start = 0; start < rows.length; start += batch)
    await insertRows(
      queries,
      "alert_match",
      rows.slice(start, start + batch),
      `ON CONFLICT (customer_id, source, product_id) DO UPDATE SET due_at = excluded.due_at
       WHERE alert_match.source = '${wishlistSource}' AND alert_match.due_at IS NULL`,
    );
}

function dueTime({ frequency, timeZone, quietUntil }: Recipient, now: Date): Date {
  if (frequency === "AT_ONCE") return now;
  const { from, until } = usualQuietHours;
  return nextMorning(now, { timeZone, from, until: quietUntil ?? until });
}

/** Deletes matches of products that are too old to match again. */
export async function forgetMatches(database: Queries, now: Date): Promise<void> {
  await database.query("DELETE FROM alert_match WHERE found_at < $1", [
    new Date(now.getTime() - kept).toISOString(),
  ]);
}
