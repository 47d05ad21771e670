import { createHmac, randomUUID } from "node:crypto";
import type { Database } from "../database/database.ts";
import { all, get } from "../database/statement.ts";
import type { Platform } from "../platform.ts";

/** What is told of a product, in the hosted platform's form: enough to know which pages are out of date. */
interface ProductMessage {
  readonly topic: "products/update" | "products/delete";
  readonly body: { readonly id: number } | ProductBody;
}

interface ProductBody {
  readonly id: number;
  readonly handle: string;
  readonly vendor: string;
  readonly product_type: string;
  /** Split by commas. */
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

interface ProductRow {
  readonly handle: string;
  readonly vendor: string;
  readonly productType: string;
  readonly published: number;
  readonly tags: string | null;
}

interface VariantRow {
  readonly inventory: number | null;
  readonly policy: string;
}

type Telling = Pick<Platform, "database" | "settings" | "log">;

/** Milliseconds between looks at what has changed, and after a message that was not taken. */
const pause = { usual: 500, afterFailure: 5_000 };
/** Messages at a time; the rest follows. */
const batch = 50;
/** Milliseconds that a receiver may take. */
const patience = 5_000;

/**
 * Tells the storefront of every product that changes, whichever process changed it, by signed messages in the hosted
 * platform's form: HMAC-SHA256 of the body under the shared secret. In order, at least once, from the start of this
 * process on. Without a secret nothing is sent. Returns what stops it.
 */
export function startProductWebhooks({ database, settings, log }: Telling): () => Promise<void> {
  const { webhookSecret: secret, storefrontUrl } = settings;
  if (!secret) return () => Promise.resolve();
  const address = `${storefrontUrl}/webhooks/products`;
  const leaving = new AbortController();
  let told = lastChange(database);

  async function tell(): Promise<void> {
    for (const changed of changesAfter(database, told)) {
      await send(address, messageOf(database, changed.id), secret ?? "", leaving.signal);
      told = changed.change;
    }
  }

  async function run(): Promise<void> {
    while (!leaving.signal.aborted) {
      const wait = await tell().then(
        () => pause.usual,
        (error: unknown) => {
          if (!leaving.signal.aborted) log("failure", { path: address, error: String(error) });
          return pause.afterFailure;
        },
      );
      await slept(wait, leaving.signal);
    }
  }

  const running = run();
  return async () => {
    leaving.abort();
    await running;
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

/** The product as it is now: what changed in between has a message of its own. */
function messageOf(database: Database, id: number): ProductMessage {
  const product = get<ProductRow>(
    database,
    `SELECT handle, vendor, product_type AS productType, published,
       (SELECT group_concat(tag, ', ') FROM product_tag WHERE product_id = product.id) AS tags
     FROM product WHERE id = ?`,
    id,
  );
  if (!product) return { topic: "products/delete", body: { id } };
  const { handle, vendor, productType, published, tags } = product;
  const variants = all<VariantRow>(
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

async function send(address: string, { topic, body }: ProductMessage, secret: string, leaving: AbortSignal) {
  const text = JSON.stringify(body);
  const response = await fetch(address, {
    method: "POST",
    body: text,
    headers: {
      "Content-Type": "application/json",
      "X-Shopify-Topic": topic,
      "X-Shopify-Webhook-Id": randomUUID(),
      "X-Shopify-Hmac-Sha256": createHmac("sha256", secret).update(text).digest("base64"),
    },
    signal: AbortSignal.any([leaving, AbortSignal.timeout(patience)]),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`Received status code ${response.status}`);
}

function slept(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    timer.unref();
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}
