import { repeat } from "@circlet/service-kit/repeat";
import type { Database } from "../database/database.ts";
import { all, get } from "../database/statement.ts";
import type { Platform } from "../shared/platform.ts";
import { sendWebhook } from "./send-webhook.ts";

/** A product webhook in the hosted platform's format: enough to find the pages that are out of date. */
interface ProductMessage {
  readonly topic: "products/update" | "products/delete";
  readonly body: { readonly id: number } | ProductBody;
}

interface ProductBody {
  readonly id: number;
  readonly handle: string;
  readonly vendor: string;
  readonly product_type: string;
  /** Separated by commas. */
  readonly tags: string;
  readonly status: "active" | "draft";
  readonly variants: readonly {
    readonly inventory_quantity: number;
    readonly inventory_policy: string;
    readonly inventory_management: "shopify" | null;
  }[];
}

interface Changed {
  readonly change: number;
  readonly id: number;
}

interface WebhookProductRow {
  readonly handle: string;
  readonly vendor: string;
  readonly productType: string;
  readonly published: number;
  readonly tags: string | null;
}

interface WebhookVariantRow {
  readonly inventory: number | null;
  readonly policy: string;
}

type WebhookPlatform = Pick<Platform, "database" | "settings" | "log" | "sentWebhooks">;

/** Milliseconds between checks for changes, and after a failed delivery. */
const pauses = { every: 500, afterFailure: 5_000 };
/** Maximum number of changes read at once. */
const batch = 50;
/**
 * Sends the storefront a signed webhook for every changed product, whichever process changed it. Delivers in order and
 * at least once, starting with changes after this process started. Without a secret, sends nothing. Returns a function
 * that stops it.
 */
export function startProductWebhooks({
  database,
  settings,
  log,
  sentWebhooks: sent,
}: WebhookPlatform): () => Promise<void> {
  const { webhookSecret: secret, storefrontUrl, webhooksUrl } = settings;
  if (!secret) return () => Promise.resolve();
  const address = webhooksUrl ?? `${storefrontUrl}/webhooks/products`;
  let lastSent = lastChange(database);
  return repeat(
    async (stopping) => {
      for (const changed of changesAfter(database, lastSent)) {
        const message = messageOf(database, changed.id);
        const status = await sendWebhook(address, message, { secret, stopping, sent });
        if (status < 200 || status > 299) throw new Error(`Received status code ${status}`);
        lastSent = changed.change;
      }
    },
    { ...pauses, onFailure: (error) => log("failure", { path: address, error: String(error) }) },
  );
}

function lastChange(database: Database): number {
  return get<{ last: number | null }>(database, "SELECT max(change) AS last FROM product_change")?.last ?? 0;
}

function changesAfter(database: Database, change: number): Changed[] {
  return all<Changed>(
    database,
    "SELECT change, product_id AS id FROM product_change WHERE change > ? ORDER BY change LIMIT ?",
    change,
    batch,
  );
}

/** The product's current state. A later change has its own webhook. */
function messageOf(database: Database, id: number): ProductMessage {
  const product = get<WebhookProductRow>(
    database,
    `SELECT handle, vendor, product_type AS productType, published,
       (SELECT group_concat(tag, ', ') FROM product_tag WHERE product_id = product.id) AS tags
     FROM product WHERE id = ?`,
    id,
  );
  if (!product) return { topic: "products/delete", body: { id } };
  const { handle, vendor, productType, published, tags } = product;
  const variants = all<WebhookVariantRow>(
    database,
    "SELECT inventory, inventory_policy AS policy FROM variant WHERE product_id = ? ORDER BY position",
    id,
  ).map(({ inventory, policy }) => ({
    inventory_quantity: inventory ?? 0,
    inventory_policy: policy,
    inventory_management: inventory === null ? null : ("shopify" as const),
  }));
  const status = published === 1 ? "active" : "draft";
  const body = { id, handle, vendor, product_type: productType, tags: tags ?? "", status, variants } as const;
  return { topic: "products/update", body };
}
