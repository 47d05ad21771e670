import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import * as v from "valibot";
import type { PageCache } from "./page-cache.ts";

export const productWebhookPath = "/webhooks/products";

/** Bytes. The hosted platform sends the whole product. */
const longestMessage = 2 * 1024 * 1024;

const message = v.object({ handle: v.optional(v.string()) });

export interface ProductWebhookOptions {
  readonly pages: PageCache;
  /** Shared with the commerce service; without one nobody can sign, and there is no such address. */
  readonly secret: string | undefined;
}

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/**
 * `POST /webhooks/products`: a product was created, changed or deleted. Pages that show it, and listings, which might,
 * are forgotten and rendered anew when they are next asked for. Only a message signed by HMAC-SHA256 under the shared
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
    const { handle } = product.output;
    pages.purge(handle ? [`product:${handle}`, "listing"] : ["listing"]);
    answer(200);
  };
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
