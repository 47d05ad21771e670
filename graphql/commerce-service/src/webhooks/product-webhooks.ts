import { repeat } from "@circlet/service-kit/repeat";
import { retryWhileLocked } from "@circlet/service-kit/sqlite/retry-while-locked";
import type { Database } from "../database/database.ts";
import { all, get, run } from "../database/statement.ts";
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
/** Who gets the webhooks, and how far they have been told. */
interface Receiver {
  readonly addressOf: (topic: string) => string;
  /** The topics that it knows. */
  readonly topics: readonly ProductMessage["topic"][];
  /** Undefined before the first start with it. */
  readonly told: () => number | undefined;
  readonly setTold: (change: number) => Promise<void>;
}

/**
 * Sends the storefront, and the extensions service if there is one, a signed webhook for every changed product, whichever
 * process changed it. Delivers in order and at least once. The storefront hears of changes after this process started,
 * and the extensions service of all since its first start. Without a secret, sends nothing. Returns a function that
 * stops it.
 */
export function startProductWebhooks({
  database,
  settings,
  log,
  sentWebhooks: sent,
}: WebhookPlatform): () => Promise<void> {
  const { webhookSecret: secret, storefrontUrl, extensionsUrl, webhooksUrl } = settings;
  if (!secret) return () => Promise.resolve();
  const receivers = [
    storefront(database, webhooksUrl ?? `${storefrontUrl}/webhooks/products`),
    ...(extensionsUrl && !webhooksUrl ? [extensionsService(database, extensionsUrl)] : []),
  ];
  const stops = receivers.map(({ addressOf, topics, told, setTold }) =>
    repeat(
      async (stopping) => {
        const last = told();
        if (last === undefined) await setTold(lastChange(database));
        else
          for (const changed of changesAfter(database, last)) {
            const message = messageOf(database, changed.id);
            if (topics.includes(message.topic)) {
              const status = await sendWebhook(addressOf(message.topic), message, { secret, stopping, sent });
              if (status < 200 || status > 299) throw new Error(`Received status code ${status}`);
            }
            await setTold(changed.change);
          }
      },
      {
        ...pauses,
        onFailure: (error) => log("failure", { path: addressOf("products/update"), error: String(error) }),
      },
    ),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Its cache starts empty, so it needs no earlier changes. */
function storefront(database: Database, address: string): Receiver {
  let told = lastChange(database);
  return {
    addressOf: () => address,
    topics: ["products/update", "products/delete"],
    told: () => told,
    setTold: async (change) => {
      told = change;
    },
  };
}

/** Its alerts must miss nothing, so what it was told outlives this process. */
function extensionsService(database: Database, address: string): Receiver {
  const receiver = "extensions";
  return {
    addressOf: (topic) => `${address}/webhooks/${topic}`,
    topics: ["products/update"],
    told: () =>
      get<{ change: number }>(database, "SELECT change FROM told_products WHERE receiver = ?", receiver)
        ?.change,
    setTold: (change) =>
      retryWhileLocked(() => {
        const sql = "INSERT OR REPLACE INTO told_products (receiver, change) VALUES (?, ?)";
        run(database, sql, receiver, change);
      }),
  };
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
