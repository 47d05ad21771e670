import { createHash } from "node:crypto";
import type { Compression } from "../pages/page-body.ts";
import type { Purge } from "../pages/page-cache.ts";
import type { SharedPages } from "../pages/shared-pages.ts";
import type { Turns } from "../reconciliation.ts";
import type { Settings } from "../settings/settings.ts";
import { purgesKey, tagsKey } from "./connection.ts";
import { type PurgeReader, PurgeStream } from "./purge-stream.ts";
import { purgeScript } from "./scripts.ts";
import { Valkey } from "./valkey.ts";
import { valkeyTurns } from "./valkey-turns.ts";
import { ValkeyPages } from "./valkey-pages.ts";

/** The pages and purges of all storefronts of a shop. */
export interface SharedCache {
  readonly pages: SharedPages;
  /** Tells every storefront, this one included. Rejects if Valkey is away. */
  readonly purge: Purge;
  /** Which storefront reconciles changes. */
  readonly turns: Turns;
  close(): void;
}

export interface SharedCacheOptions {
  readonly url: string;
  readonly settings: Settings;
  readonly buildId: string;
  readonly reader: PurgeReader;
  readonly compression: Compression;
}

/** Milliseconds that a webhook waits for Valkey at most. */
const purgeTime = 2000;

export function openSharedCache({
  url,
  settings,
  buildId,
  reader,
  compression,
}: SharedCacheOptions): SharedCache {
  const valkey = new Valkey(url);
  // No shopper waits for a purge.
  const patient = new Valkey(url, purgeTime);
  const stream = new PurgeStream(url, reader);
  return {
    turns: valkeyTurns(patient),
    pages: new ValkeyPages({
      valkey,
      variant: variantOf(settings, buildId),
      position: () => stream.position,
      compression,
    }),
    purge: async (tags) => {
      await patient.run(purgeScript, [tagsKey, purgesKey], [JSON.stringify(tags)]);
    },
    close: () => {
      stream.close();
      valkey.close();
      patient.close();
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
