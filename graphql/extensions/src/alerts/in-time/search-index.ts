import type { Database } from "../../database/database.ts";
import { insertRows } from "../../database/insert-rows.ts";
import { takeFirst } from "../../database/take-first.ts";
import type { Log } from "@circlet/service-kit/log";
import { inTimeFrequencies } from "../frequency.ts";
import { filteredMetafields, indexedTerms, type ListingConditions, readConditions } from "./conditions.ts";

interface SearchToRead {
  readonly id: string;
  readonly path: string;
  readonly since: string;
  readonly conditions: string | null;
  readonly nextReadAt: string;
}

/** What the storefront says of a listing; null if it no longer exists. Throws if it does not respond. */
export type ReadListing = (path: string, signal?: AbortSignal) => Promise<ListingConditions | null>;

/** Milliseconds. The shop may change what a path means, for example a brand's name. */
const again = { afterReading: 7 * 24 * 3_600_000, afterFailure: 300_000 };

/** After so many failures in a row, the storefront is down. */
const mostFailures = 3;

/** Metafields that a query asks for. */
const mostMetafields = 40;

/** Asks the storefront what the searches require that are new to the index, until it is down or `signal` aborts. */
export async function indexSearches(
  { database, readListing, log }: { database: Database; readListing: ReadListing; log: Log },
  { clock = () => new Date(), signal }: { clock?: () => Date; signal?: AbortSignal | undefined } = {},
): Promise<void> {
  let failures = 0;
  while (failures < mostFailures) {
    if (signal?.aborted) return;
    const now = clock();
    const search = await takeSearch(database, now);
    if (!search) return;
    try {
      await indexSearch(database, search, await readListing(search.path, signal), now);
      failures = 0;
    } catch (error) {
      if (signal?.aborted) return;
      failures += 1;
      log("failure", { error });
    }
  }
}

/** A search whose reading fails is read again later, and does not keep back the others. */
function takeSearch(database: Database, now: Date): Promise<SearchToRead | undefined> {
  const later = new Date(now.getTime() + again.afterFailure).toISOString();
  return takeFirst(
    async () => {
      const [search] = await database.query<SearchToRead>(
        `SELECT id, path, frequency_since AS since, conditions, next_read_at AS "nextReadAt" FROM saved_listing
         WHERE next_read_at <= $1 ORDER BY next_read_at, id LIMIT 1`,
        [now.toISOString()],
      );
      return search;
    },
    async ({ id, nextReadAt }) => {
      const taken = await database.query(
        "UPDATE saved_listing SET next_read_at = $3 WHERE id = $1 AND next_read_at = $2 RETURNING id",
        [id, nextReadAt, later],
      );
      return taken.length > 0;
    },
  );
}

async function indexSearch(
  database: Database,
  { id, since, conditions: before }: SearchToRead,
  listing: ListingConditions | null,
  now: Date,
): Promise<void> {
  const conditions = listing && readConditions(listing);
  const fields = listing && conditions ? filteredMetafields(listing) : [];
  await database.transaction(async (queries) => {
    const [kept] = await queries.query(
      `UPDATE saved_listing SET conditions = $2, next_read_at = $3
       WHERE id = $1 AND frequency IN ${inTimeFrequencies} RETURNING id`,
      [
        id,
        conditions && JSON.stringify(conditions),
        new Date(now.getTime() + again.afterReading).toISOString(),
      ],
    );
    if (!kept) return;
    await queries.query("DELETE FROM search_term WHERE search_id = $1", [id]);
    if (!conditions) return;
    const terms = [...new Set(indexedTerms(conditions))];
    await insertRows(
      queries,
      "search_term",
      terms.map((term) => ({ term, search_id: id })),
    );
    await insertRows(
      queries,
      "filtered_metafield",
      fields.map(({ namespace, key }) => ({ namespace, key })),
      "ON CONFLICT DO NOTHING",
    );
    // Products that came while the index did not have the search.
    if (before === null)
      await queries.query(
        "UPDATE changed_product SET due_at = $2 WHERE changed_at >= $1 AND due_at IS NULL",
        [since, now.toISOString()],
      );
  });
}

export function metafieldsOfSearches(
  database: Database,
): Promise<{ readonly namespace: string; readonly key: string }[]> {
  return database.query(
    `SELECT namespace, key FROM filtered_metafield ORDER BY namespace, key LIMIT ${mostMetafields}`,
  );
}
