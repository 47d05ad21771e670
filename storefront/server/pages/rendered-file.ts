import type { Settings } from "../settings/settings.ts";
import type { CachedPage, SentPage } from "./cached-page.ts";
import { FileDraft } from "./file-draft.ts";
import { type Compression, PageBody } from "./page-body.ts";
import { cacheablePage } from "./rendered-page.ts";

interface RenderedFileOptions {
  readonly settings: Settings;
  readonly compression: Compression;
}

interface RenderedFile {
  /** Sent while the file is built. No cache stores it, because it may break off. */
  readonly page: SentPage;
  readonly whole: Promise<CachedPage>;
}

/** Compresses a file while it is built, so that a long one is never in memory uncompressed. */
export function renderedFile(
  response: Response,
  stream: ReadableStream<Uint8Array>,
  { settings, compression }: RenderedFileOptions,
): RenderedFile {
  const draft = new FileDraft();
  const { "cache-tag": _, ...headers } = Object.fromEntries(response.headers);
  const whole = draft.build(compression.gzipped(stream)).then((bytes) => {
    const body = new PageBody(bytes, compression, "gzip");
    return cacheablePage(response, { bytes, body, settings });
  });
  return {
    page: {
      status: response.status,
      headers: { ...headers, "cache-control": "private, no-store" },
      renderedAt: performance.now(),
      tags: [],
      body: draft,
    },
    whole,
  };
}
