import type { IncomingMessage } from "node:http";

/** A request that cannot be answered, with the status that says why. */
export class RequestError extends Error {
  override readonly name = "RequestError";
  readonly status: 400 | 405 | 413;

  constructor(status: 400 | 405 | 413, message: string) {
    super(message);
    this.status = status;
  }
}

/** Bytes. The forms of a shop are small. */
const longestBody = 64 * 1024;
const methods = new Set(["GET", "HEAD", "POST"]);

/** The web request for one that Node received at an address; `signal` fires when the shopper leaves. */
export async function incomingRequest(
  incoming: IncomingMessage,
  url: URL,
  signal: AbortSignal,
): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  }
  if (isReading(incoming)) return new Request(url, { headers, signal });
  return new Request(url, { method: "POST", headers, signal, body: await readBody(incoming) });
}

/** Whether nothing but a page is wanted. A HEAD request is rendered like a GET; the body is left out on the way back. */
export function isReading({ method }: IncomingMessage): boolean {
  return method !== "POST";
}

/**
 * The address as the shopper's browser has it, so that the check of a form's origin compares like with like. The
 * protocol is that of the shop's public address: a proxy in front may end TLS. Throws a `RequestError`.
 */
export function addressOf({ method = "GET", url = "/", headers }: IncomingMessage, shopUrl: string): URL {
  if (!methods.has(method)) throw new RequestError(405, "Method not allowed");
  const shop = new URL(shopUrl);
  const protocol = headers.host === shop.host ? shop.protocol : "http:";
  const path = `/${url.replace(/^\/+/, "")}`;
  const address = URL.parse(path, `${protocol}//${headers.host ?? shop.host}`);
  if (!address || !isDecodable(address.pathname)) throw new RequestError(400, "Malformed address");
  return address;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > longestBody) throw new RequestError(413, "The form is too long");
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
