import { readBody } from "./read-body.ts";

/** Bytes. The hosted platform sends whole products and orders. */
const longestMessage = 2 * 1024 * 1024;

/** Messages that are read at once. Until one is read, nobody knows who sends it. */
const mostAtOnce = 8;

/** HMAC-SHA256 in base64. */
const plausibleSignature = /^[A-Za-z\d+/]{43}=$/;

/** Milliseconds that even a slow message has, if nobody reads more at once than its network. */
const patience = 2000;

/** The message, or the status of a refusal. */
export type Received = { readonly text: string } | { readonly status: 401 | 413 | 503 };

export type ReceiveWebhook = (request: Request, network: string | undefined) => Promise<Received>;

interface Reading {
  readonly network: string | undefined;
  readonly since: number;
  readonly stop: AbortController;
}

/**
 * Signed with HMAC-SHA256 and a shared secret. Of many, the oldest of the network that sends most give way. Whatever is
 * refused, the platform sends again.
 */
export function webhookReceiver(secret: string): ReceiveWebhook {
  const reading = new Set<Reading>();
  const keyData = new TextEncoder().encode(secret);
  const algorithm = { name: "HMAC", hash: "SHA-256" };

  /** Whether there is room for a message, after the one that must give way. */
  function hasRoomFor({ network, since }: Reading): boolean {
    if (reading.size < mostAtOnce) return true;
    const networks = Map.groupBy(reading, (each) => each.network);
    const [oldest, ...others] = [...networks.values()].reduce((a, b) => (b.length > a.length ? b : a));
    const own = networks.get(network)?.length ?? 0;
    if (!oldest || (others.length <= own && since - oldest.since < patience)) return false;
    reading.delete(oldest);
    oldest.stop.abort();
    return true;
  }

  return async (request, network) => {
    const signature = request.headers.get("X-Shopify-Hmac-Sha256") ?? "";
    if (!plausibleSignature.test(signature)) return { status: 401 };
    const stop = new AbortController();
    const own: Reading = { network, since: performance.now(), stop };
    if (!hasRoomFor(own)) return { status: 503 };
    reading.add(own);
    const body = await readBody(request, longestMessage, stop.signal).finally(() => reading.delete(own));
    if (!body) return { status: stop.signal.aborted ? 503 : 413 };
    const key = await crypto.subtle.importKey("raw", keyData, algorithm, false, ["verify"]);
    const given = Uint8Array.from(atob(signature), (character) => character.charCodeAt(0));
    // Web Crypto compares signatures in constant time.
    const isSigned = await crypto.subtle.verify("HMAC", key, given, body);
    return isSigned ? { text: new TextDecoder().decode(body) } : { status: 401 };
  };
}
