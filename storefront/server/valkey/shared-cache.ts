import { createHash } from "node:crypto";
import type { Compression } from "../pages/page-body.ts";
import type { Purge } from "../pages/page-cache.ts";
import type { SharedPages } from "../pages/shared-pages.ts";
import type { Settings } from "../settings/settings.ts";
import { purgesKey, tagsKey } from "./connection.ts";
import { type PurgeReader, PurgeStream } from "./purge-stream.ts";
import { purgeScript } from "./scripts.ts";
import { Valkey } from "./valkey.ts";
import { ValkeyPages } from "./valkey-pages.ts";

/** The pages and purges of all storefronts of a shop. */
export interface SharedCache {
  readonly pages: SharedPages;
  /** Tells every storefront, this one included. Rejects if Valkey is away. */
  readonly purge: Purge;
  /** Runs a script of another part of the shop. */
  readonly valkey: Valkey;
  close(): void;
}

export interface SharedCacheOptions {
  readonly url: string;
  readonly settings: Settings;
  readonly buildId: string;
  readonly reader: PurgeReader;
  readonly compression: Compression;
}

export function openSharedCache({
  url,
  settings,
  buildId,
  reader,
  compression,
}: SharedCacheOptions): SharedCache {
  const valkey = new Valkey(url);
  const stream = new PurgeStream(url, reader);
  return {
    valkey,
    pages: new ValkeyPages({
      valkey,
      variant: variantOf(settings, buildId),
      position: () => stream.position,
      compression,
    }),
    purge: async (tags) => {
      await valkey.run(purgeScript, [tagsKey, purgesKey], [JSON.stringify(tags)]);
    },
    close: () => {
      stream.close();
      valkey.close();
    },
  };
}

/** Settings that may differ between the storefronts of a shop, because they never change a page. */
const own: ReadonlySet<string> = new Set([
  "port",
  "host",
  "processes",
  "metricsPort",
  "releasesDirectory",
  "drainSeconds",
  "accessLog",
]);

/** Storefronts share pages only if the same build rendered them with the same settings. */
function variantOf(settings: Settings, buildId: string): string {
  const shared = Object.entries(settings).filter(([name]) => !own.has(name));
  return createHash("sha256")
    .update(JSON.stringify([buildId, shared]))
    .digest("hex")
    .slice(0, 12);
}
