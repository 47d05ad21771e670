import { webhookReceiver } from "@circlet/service-kit/http/webhook-receiver";
import type { Context } from "hono";
import * as v from "valibot";
import { type ChangedProduct, outdatedTags } from "../app/http/page-tags.ts";
import type { Purge } from "./pages/page-cache.ts";
import type { ServerMetrics } from "./server-metrics.ts";

export const productWebhookPath = "/webhooks/products";

/** Deletions contain only the id, and settings may omit fields: unknown ones tell these apart. */
const message = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({
    id: v.pipe(v.number(), v.safeInteger()),
    handle: v.optional(v.string()),
    vendor: v.optional(v.string()),
    product_type: v.optional(v.string()),
    /** Comma-separated. Includes the tier. */
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
  }),
);
type Message = v.InferOutput<typeof message>;

export interface ProductWebhookOptions {
  readonly purge: Purge;
  /** Shared with the commerce service. Without a secret, the route does not exist. */
  readonly secret: string | undefined;
  readonly events?: ServerMetrics | undefined;
}

/** For each change of a product, signed with HMAC-SHA256. Responds with 503 if some storefronts were not reached. */
export function productWebhook({ purge, secret, events }: ProductWebhookOptions) {
  const receive = secret ? webhookReceiver(secret) : null;
  return async ({ req }: Context, network: string | undefined): Promise<Response> => {
    if (!receive) return emptyResponse(404);
    if (req.method !== "POST") return emptyResponse(405);
    const received = await receive(req.raw, network);
    if ("status" in received) return emptyResponse(received.status);
    const product = v.safeParse(message, received.text);
    if (!product.success) return emptyResponse(400);
    try {
      await purge(outdatedTags(changedProduct(product.output)));
    } catch (error) {
      console.error(`Rejected a product webhook, so that the platform retries it: ${String(error)}`);
      return emptyResponse(503);
    }
    const changedAt = Date.parse(req.header("X-Shopify-Triggered-At") ?? "");
    if (!Number.isNaN(changedAt)) events?.purged(Math.max(0, (Date.now() - changedAt) / 1000));
    return emptyResponse(200);
  };
}

function emptyResponse(status: number): Response {
  return new Response(null, { status, headers: { "Cache-Control": "no-store" } });
}

function changedProduct(product: Message): ChangedProduct {
  const { id, handle, vendor, product_type, tags, status = "active", variants } = product;
  const isDeleted = Object.keys(product).length === 1;
  const isInStock = variants === undefined || variants.some(isForSale);
  return {
    id: String(id),
    handle,
    isForSale: !isDeleted && status === "active" && isInStock,
    vendor,
    category: product_type,
    tiers: tags?.split(/,\s*/).filter((tag) => /^L\d+$/.test(tag)),
  };
}

type Variant = NonNullable<Message["variants"]>[number];

/** Untracked or oversellable stock never runs out. If the webhook omits stock, the product may be available. */
function isForSale({ inventory_quantity, inventory_policy, inventory_management }: Variant): boolean {
  const isCounted = inventory_management !== null && inventory_policy !== "continue";
  return !isCounted || (inventory_quantity ?? 1) > 0;
}
