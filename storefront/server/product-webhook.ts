import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import * as v from "valibot";
import { type ChangedProduct, outdatedTags } from "../app/lib/page-tags.ts";
import type { PageCache } from "./page-cache.ts";

export const productWebhookPath = "/webhooks/products";

/** Bytes. The hosted platform sends the whole product. */
const longestMessage = 2 * 1024 * 1024;

/**
 * What counts of the message. Of a deleted product the hosted platform sends the id alone; of a changed one it leaves
 * out what its webhook was told to leave out, and nothing follows from that. Loose, to tell the one from the other.
 */
const message = v.looseObject({
  id: v.pipe(v.number(), v.safeInteger()),
  vendor: v.optional(v.string()),
  product_type: v.optional(v.string()),
  /** Split by commas; the tier is among them. */
  tags: v.optional(v.string()),
  status: v.optional(v.string()),
  variants: v.optional(
    v.array(
      v.object({
        inventory_quantity: v.optional(v.nullable(v.number())),
        inventory_policy: v.optional(v.nullable(v.string())),
        inventory_management: v.optional(v.nullable(v.string())),
      }),
    ),
  ),
});
type Message = v.InferOutput<typeof message>;

export interface ProductWebhookOptions {
  readonly pages: PageCache;
  /** Shared with the commerce service; without one nobody can sign, and there is no such address. */
  readonly secret: string | undefined;
}

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/**
 * `POST /webhooks/products`: a product was created, changed or deleted. Pages that show it, and listings in which it
 * may be new, are forgotten and rendered anew when they are next asked for. Only a message signed by HMAC-SHA256 under the shared
 * secret counts, in the hosted platform's form; forgetting twice does no harm, so a repeated one is welcome.
 */
export function productWebhook({ pages, secret }: ProductWebhookOptions): Listener {
  return async (incoming, outgoing) => {
    const answer = (status: number) => outgoing.writeHead(status, { "Cache-Control": "no-store" }).end();
    if (!secret) return void answer(404);
    if (incoming.method !== "POST") return void answer(405);
    const body = await readMessage(incoming);
    if (!body) return void answer(413);
    if (!isSigned(body, secret, incoming.headers["x-shopify-hmac-sha256"])) return void answer(401);
    const product = v.safeParse(message, parse(body));
    if (!product.success) return void answer(400);
    pages.purge(outdatedTags(changedProduct(product.output)));
    answer(200);
  };
}

function changedProduct(told: Message): ChangedProduct {
  const { id, vendor, product_type, tags, status = "active", variants } = told;
  const isDeleted = Object.keys(told).length === 1;
  const isInStock = variants === undefined || variants.some(isForSale);
  return {
    id: String(id),
    isForSale: !isDeleted && status === "active" && isInStock,
    vendor,
    category: product_type,
    tiers: tags?.split(/,\s*/).filter((tag) => /^L\d+$/.test(tag)),
  };
}

type Variant = NonNullable<Message["variants"]>[number];

/** Stock that nobody counts, or that may be sold before it is there, never runs out; stock that is not told of may be there. */
function isForSale({ inventory_quantity, inventory_policy, inventory_management }: Variant): boolean {
  const isCounted = inventory_management !== null && inventory_policy !== "continue";
  return !isCounted || (inventory_quantity ?? 1) > 0;
}

async function readMessage(incoming: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > longestMessage) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function isSigned(body: Buffer, secret: string, signature: string | string[] | undefined): boolean {
  if (typeof signature !== "string") return false;
  const expected = createHmac("sha256", secret).update(body).digest();
  const given = Buffer.from(signature, "base64");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}
