import type { Settings } from "../settings/settings.ts";
import type { CachedPage } from "./cached-page.ts";
import { FileBody } from "./file-body.ts";
import type { Compression } from "./page-body.ts";
import { cacheablePage } from "./rendered-page.ts";
import { concatenated, digestOf, sha256 } from "./bytes.ts";

interface RenderedFileOptions {
  readonly settings: Settings;
  readonly compression: Compression;
}

interface RenderedFile {
  /** Sent while the file is built. No cache stores it, because it may break off. */
  readonly page: CachedPage;
  readonly whole: Promise<CachedPage>;
}

/** Compresses a file while it is built, so that a long one is never in memory uncompressed. */
export function renderedFile(
  response: Response,
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  { settings, compression }: RenderedFileOptions,
): RenderedFile {
  const body = new FileBody();
  const digest = digestOfPieces();
  const { "cache-tag": _, ...headers } = Object.fromEntries(response.headers);
  const whole = body
    .build(compression.gzipped(stream.pipeThrough(digest.stream)))
    .then(() => cacheablePage(response, { digest: digest.whole, body, settings }));
  return {
    page: {
      status: response.status,
      headers: { ...headers, "cache-control": "private, no-store" },
      renderedAt: performance.now(),
      tags: [],
      body,
    },
    whole,
  };
}

/** Web Crypto copies what it digests, so each piece that passes is digested, and finally their digests. */
function digestOfPieces() {
  const digests: Uint8Array[] = [];
  const stream = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array>({
    async transform(piece, controller) {
      digests.push(await sha256(piece));
      controller.enqueue(piece);
    },
  });
  return { stream, whole: () => digestOf(concatenated(digests)) };
}
