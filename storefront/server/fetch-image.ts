import { imageAddress, type ImageHosts } from "./image-address.ts";
import { MemoryFull, SharedMemory } from "./shared-memory.ts";

/** Excludes SVG, because its scripts would run in the shop's origin. */
const imageTypes = new Set(["image/avif", "image/webp", "image/jpeg", "image/png", "image/gif"]);

/** Bytes. */
const largestImage = 15 * 1024 * 1024;

/** For images without a length: nobody could tell whether such an image is whole, so it is read before it is sent. */
const unmeasured = new SharedMemory(largestImage);

/** Milliseconds until the host must start to respond. The first request for a width may have to wait for resizing. */
const patience = 30_000;

/** For an image whose host does not say how long it may be cached. */
const oneDay = "public, max-age=86400";

/** What an image keeps of its host's headers. */
const keptHeaders = ["Content-Type", "Content-Length", "ETag", "Last-Modified", "Age", "Expires"];

/**
 * Of the browser's headers, only Accept is forwarded. Images keep their host's cache lifetime. `buyerHeaders` go to the
 * commerce service only, which shares its renders between shoppers.
 */
export async function fetchImage(
  request: Request,
  hosts: ImageHosts,
  buyerHeaders: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const address = imageAddress(new URL(request.url), hosts);
  if (!address) return noImage(404);
  const isService = address.origin === new URL(hosts.apiUrl).origin;
  const response = await requestImage(address, request, isService ? buyerHeaders : {});
  if (!response) return noImage(502);
  if (isImage(response)) return await imageResponse(response, request);
  await response.body?.cancel();
  return noImage(statusOf(response));
}

/** A host may be busy for a moment: 429 or 503. */
function statusOf({ status }: Response): 404 | 502 | 503 {
  if (status === 404 || status === 410) return 404;
  return status === 429 || status === 503 ? 503 : 502;
}

async function requestImage(
  address: URL,
  { method, headers, signal }: Request,
  ownHeaders: Readonly<Record<string, string>>,
): Promise<Response | null> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), patience);
  try {
    return await fetch(address, {
      method,
      headers: { Accept: headers.get("Accept") ?? "*/*", "Accept-Encoding": "identity", ...ownHeaders },
      redirect: "manual",
      signal: AbortSignal.any([signal, late.signal]),
    });
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

function isImage({ status, headers }: Response): boolean {
  const [type = ""] = (headers.get("Content-Type") ?? "").split(";");
  const length = Number(headers.get("Content-Length") ?? 0);
  return (
    status === 200 &&
    imageTypes.has(type.trim().toLowerCase()) &&
    !headers.has("Content-Encoding") &&
    length <= largestImage
  );
}

async function imageResponse(response: Response, { headers: asked, signal }: Request): Promise<Response> {
  const known = asked.get("If-None-Match");
  const headers = new Headers({
    "Cache-Control": response.headers.get("Cache-Control") ?? oneDay,
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
  for (const name of keptHeaders) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (/\baccept\b(?!-)/i.test(response.headers.get("Vary") ?? "")) headers.set("Vary", "Accept");
  if (known !== null && known === headers.get("ETag")) {
    void response.body?.cancel();
    headers.delete("Content-Length");
    return new Response(null, { status: 304, headers });
  }
  if (headers.has("Content-Length") || !response.body) return new Response(response.body, { headers });
  try {
    const { body, length } = await unmeasured.readWhole(response.body, signal);
    headers.set("Content-Length", String(length));
    return new Response(body, { headers });
  } catch (error) {
    return noImage(error instanceof MemoryFull ? 503 : 502);
  }
}

function noImage(status: 404 | 502 | 503): Response {
  const headers = { "Cache-Control": "no-store", ...(status === 503 && { "Retry-After": "1" }) };
  return new Response(null, { status, headers });
}
