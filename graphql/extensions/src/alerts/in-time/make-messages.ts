import { randomUUID } from "node:crypto";
import { type Alerts, alertsOf, type CheckedListing, type WatchedProduct } from "../alerts.ts";
import { inTimeFrequencies, isInTime } from "../frequency.ts";
import { endOfQuietHours, usualQuietHours } from "../quiet-hours.ts";
import { queuePushes } from "../push/waiting-pushes.ts";
import { saveKnownProducts, watchedProducts } from "../watched-products.ts";
import type { Database } from "../../database/database.ts";
import type { ProductToWatch, StorefrontApi } from "../../platform/storefront-api.ts";
import { wishlistSource } from "./find-matches.ts";

interface DueCustomer {
  readonly id: string;
  readonly timeZone: string | null;
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
}

interface DueMatch {
  readonly source: string;
  readonly productId: string;
  /** Null for the wishlist, and for a search that is gone or no longer wanted at once or daily. */
  readonly name: string | null;
  readonly path: string | null;
}

/** Milliseconds. What is found meanwhile comes in one message. */
const pause = 15 * 60_000;

/** Milliseconds until a customer whose message could not be made is due again. */
const retry = 60_000;

/** As many products as the platform returns for one query by ids. The others come in the next message. */
const mostMatches = 250;

/** Platform responses that a run reuses: many customers may be told of the same product. */
const mostKnown = 2_000;

/** A match of this message is in another one already. */
class AlreadyTold extends Error {
  override readonly name = "AlreadyTold";
}

/**
 * Makes one message per customer of all matches that are due, unless the customer's hours are quiet. A message and the
 * end of its matches are one transaction: a process that ends loses nothing and makes none twice. Returns the customers.
 * Throws at the first failure; its customer is due again in a minute, after the others.
 */
export async function makeMessages(
  { database, storefront }: { database: Database; storefront: Pick<StorefrontApi, "productsToWatch"> },
  { clock = () => new Date(), signal }: { clock?: () => Date; signal?: AbortSignal | undefined } = {},
): Promise<string[]> {
  const told: string[] = [];
  const products = new Map<string, ProductToWatch | null>();
  for (;;) {
    if (signal?.aborted) return told;
    const now = clock();
    const customer = await dueCustomer(database, now);
    if (!customer) return told;
    const { from, until } = usualQuietHours;
    const quiet = endOfQuietHours(now, {
      timeZone: customer.timeZone,
      from: customer.quietFrom ?? from,
      until: customer.quietUntil ?? until,
    });
    if (quiet) {
      await postpone(database, customer.id, now, quiet);
      continue;
    }
    const due = await dueMatches(database, customer.id, now);
    if (products.size > mostKnown) products.clear();
    const unknown = [...new Set(due.map(({ productId }) => productId))].filter((id) => !products.has(id));
    for (const id of unknown) products.set(id, null);
    try {
      for (const product of await storefront.productsToWatch(unknown)) products.set(product.id, product);
      if (await saveMessage(database, customer.id, due, products, now)) told.push(customer.id);
    } catch (error) {
      if (error instanceof AlreadyTold) continue;
      await postpone(database, customer.id, now, new Date(now.getTime() + retry));
      throw error;
    }
  }
}

async function postpone(database: Database, customerId: string, now: Date, until: Date): Promise<void> {
  await database.query("UPDATE alert_match SET due_at = $3 WHERE customer_id = $1 AND due_at <= $2", [
    customerId,
    now.toISOString(),
    until.toISOString(),
  ]);
}

async function dueCustomer(database: Database, now: Date): Promise<DueCustomer | undefined> {
  const [due] = await database.query<DueCustomer>(
    `SELECT customer_id AS id, time_zone AS "timeZone", quiet_from AS "quietFrom", quiet_until AS "quietUntil"
     FROM alert_match JOIN email_alerts USING (customer_id)
     WHERE due_at <= $1 AND is_on = 1 AND (told_at IS NULL OR told_at <= $2)
     ORDER BY due_at, customer_id LIMIT 1`,
    [now.toISOString(), new Date(now.getTime() - pause).toISOString()],
  );
  return due;
}

function dueMatches(database: Database, customerId: string, now: Date): Promise<DueMatch[]> {
  return database.query(
    `SELECT source, product_id AS "productId", name, path
     FROM alert_match LEFT JOIN saved_listing
       ON saved_listing.id = source AND saved_listing.customer_id = alert_match.customer_id
         AND frequency IN ${inTimeFrequencies}
     WHERE alert_match.customer_id = $1 AND due_at <= $2
     ORDER BY due_at, product_id, source LIMIT ${mostMatches}`,
    [customerId, now.toISOString()],
  );
}

/** Returns whether there is one. Throws `AlreadyTold`, and changes nothing, if another process was faster. */
async function saveMessage(
  database: Database,
  customerId: string,
  due: readonly DueMatch[],
  products: ReadonlyMap<string, ProductToWatch | null>,
  now: Date,
): Promise<boolean> {
  const time = now.toISOString();
  const published = new Map([...products].filter((entry): entry is [string, ProductToWatch] => !!entry[1]));
  return database.transaction(async (queries) => {
    for (const { source, productId } of due) {
      const ended = await queries.query(
        `UPDATE alert_match SET due_at = NULL WHERE customer_id = $1 AND source = $2 AND product_id = $3
           AND due_at IS NOT NULL RETURNING product_id`,
        [customerId, source, productId],
      );
      if (ended.length === 0) throw new AlreadyTold();
    }
    const wished = new Set(
      due.filter(({ source }) => source === wishlistSource).map(({ productId }) => productId),
    );
    const watched = (wished.size > 0 ? await watchedProducts(queries, customerId) : []).filter(
      ({ id, frequency }) => wished.has(id) && isInTime(frequency),
    );
    const alerts = alertsOf(watched, listingsOf(due), published);
    if (!alerts) return false;
    await saveKnownProducts(queries, customerId, baselineOf(watched, published));
    await queries.query("UPDATE email_alerts SET told_at = $2 WHERE customer_id = $1", [customerId, time]);
    const messageId = randomUUID();
    const text = JSON.stringify(alerts satisfies Alerts);
    await queries.query(
      `INSERT INTO alert_message (id, customer_id, alerts, made_at, next_attempt_at) VALUES ($1, $2, $3, $4, $4)`,
      [messageId, customerId, text, time],
    );
    await queuePushes(queries, { customerId, messageId, alerts: text }, { madeAt: time });
    return true;
  }, `messages of ${customerId}`);
}

/** Every match is new: a search finds a product once. */
function listingsOf(due: readonly DueMatch[]): CheckedListing[] {
  const listings = new Map<string, CheckedListing & { readonly productIds: string[] }>();
  for (const { source, productId, name, path } of due) {
    if (name === null || path === null) continue;
    const listing = listings.get(source) ?? {
      id: source,
      name,
      path,
      seenAt: new Date(0),
      productIds: [],
      hasMore: false,
    };
    listing.productIds.push(productId);
    listings.set(source, listing);
  }
  return [...listings.values()];
}

function baselineOf(watched: readonly WatchedProduct[], products: ReadonlyMap<string, ProductToWatch>) {
  return watched.flatMap(({ id }) => {
    const now = products.get(id);
    return now?.isForSale ? [{ ...now, isGone: false }] : [];
  });
}
