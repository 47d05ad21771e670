import { readBody } from "./read-body.ts";

/** Bytes. The hosted platform sends whole products and orders. */
const longestMessage = 2 * 1024 * 1024;

/** Messages that are read at once. Until one is read, nobody knows who sends it. */
const mostAtOnce = 8;

/** HMAC-SHA256 in base64. */
const plausibleSignature = /^[A-Za-z\d+/]{43}=$/;

/** The message, or the status of a refusal. */
type Received = { readonly text: string } | { readonly status: 401 | 413 | 503 };

export type ReceiveWebhook = (request: Request) => Promise<Received>;

/** Signed with HMAC-SHA256 and a shared secret. The slowest of many give way, and the platform sends them again. */
export function webhookReceiver(secret: string): ReceiveWebhook {
  const reading = new Set<AbortController>();
  const keyData = new TextEncoder().encode(secret);
  const algorithm = { name: "HMAC", hash: "SHA-256" };

  return async (request) => {
    const signature = request.headers.get("X-Shopify-Hmac-Sha256") ?? "";
    if (!plausibleSignature.test(signature)) return { status: 401 };
    const slow = new AbortController();
    reading.add(slow);
    const [slowest] = reading;
    if (reading.size > mostAtOnce && slowest) {
      reading.delete(slowest);
      slowest.abort();
    }
    const body = await readBody(request, longestMessage, slow.signal).finally(() => reading.delete(slow));
    if (!body) return { status: slow.signal.aborted ? 503 : 413 };
    const key = await crypto.subtle.importKey("raw", keyData, algorithm, false, ["verify"]);
    const given = Uint8Array.from(atob(signature), (character) => character.charCodeAt(0));
    // Web Crypto compares signatures in constant time.
    const isSigned = await crypto.subtle.verify("HMAC", key, given, body);
    return isSigned ? { text: new TextDecoder().decode(body) } : { status: 401 };
  };
}
