import { imageAddress, type ImageHosts } from "./image-address.ts";

/** Excludes SVG, because its scripts would run in the shop's origin. */
const imageTypes = new Set(["image/avif", "image/webp", "image/jpeg", "image/png", "image/gif"]);

/** Bytes. */
const largestImage = 15 * 1024 * 1024;

/** Milliseconds until the host must start to respond. The first request for a width may have to wait for resizing. */
const patience = 30_000;

const forever = "public, max-age=31536000, immutable";

/**
 * Fetches an image from its host. Of the browser's headers, only Accept is forwarded. Public images keep their cache
 * lifetime; those without one are cached forever.
 */
export async function fetchImage(request: Request, hosts: ImageHosts): Promise<Response> {
  const address = imageAddress(new URL(request.url), hosts);
  if (!address) return noImage(404);
  const response = await requestImage(address, request);
  if (!response) return noImage(502);
  if (isImage(response)) return image(response, request.headers.get("If-None-Match"));
  await response.body?.cancel();
  return noImage(response.status === 404 || response.status === 410 ? 404 : 502);
}

async function requestImage(address: URL, { method, headers, signal }: Request): Promise<Response | null> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), patience);
  try {
    return await fetch(address, {
      method,
      headers: { Accept: headers.get("Accept") ?? "*/*", "Accept-Encoding": "identity" },
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

function image(response: Response, known: string | null): Response {
  const kept = response.headers.get("Cache-Control");
  const headers = new Headers({
    "Cache-Control": kept?.includes("public") ? kept : forever,
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
  for (const name of ["Content-Type", "Content-Length", "ETag", "Last-Modified"]) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (/\baccept\b(?!-)/i.test(response.headers.get("Vary") ?? "")) headers.set("Vary", "Accept");
  if (known !== null && known === headers.get("ETag")) {
    void response.body?.cancel();
    headers.delete("Content-Length");
    return new Response(null, { status: 304, headers });
  }
  const body = headers.has("Content-Length")
    ? response.body
    : (response.body?.pipeThrough(limited()) ?? null);
  return new Response(body, { headers });
}

/** Aborts images of unknown length that turn out to be too large. */
function limited(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let length = 0;
  return new TransformStream({
    transform(chunk, controller) {
      length += chunk.length;
      if (length > largestImage) controller.error(new Error("The image is too large"));
      else controller.enqueue(chunk);
    },
  });
}

function noImage(status: 404 | 502): Response {
  return new Response(null, { status, headers: { "Cache-Control": "no-store" } });
}
