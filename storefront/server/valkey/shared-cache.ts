import { createHash } from "node:crypto";
import type { Compression } from "../pages/page-body.ts";
import type { Purge } from "../pages/page-cache.ts";
import type { Settings } from "../settings/settings.ts";
import { purgesKey, tagsKey } from "./connection.ts";
import { type PurgeReader, PurgeStream } from "./purge-stream.ts";
import { purgeScript } from "./scripts.ts";
import { Valkey } from "./valkey.ts";
import { valkeyTurns } from "./valkey-turns.ts";
import { ValkeyPages } from "./valkey-pages.ts";

export interface SharedCacheOptions {
  readonly url: string;
  readonly settings: Settings;
  readonly buildId: string;
  readonly reader: PurgeReader;
  readonly compression: Compression;
}

/** The longest time in milliseconds that a webhook waits for Valkey. */
const purgeTime = 2000;

/** Pages and purges that all storefronts of a shop share (.github/decisions/0020). */
export function openSharedCache({ url, settings, buildId, reader, compression }: SharedCacheOptions) {
  const valkey = new Valkey(url);
  // A longer timeout, because no shopper waits for a purge.
  const patient = new Valkey(url, purgeTime);
  const stream = new PurgeStream(url, reader);
  /** Sends a purge to all storefronts, including this one. Rejects if Valkey is unavailable. */
  const purge: Purge = async (tags) => {
    await patient.run(purgeScript, [tagsKey, purgesKey], [JSON.stringify(tags)]);
  };
  return {
    purge,
    /** Decides which storefront reconciles changes. */
    turns: valkeyTurns(patient),
    pages: new ValkeyPages({
      valkey,
      variant: variantOf(settings, buildId),
      position: () => stream.position,
      compression,
    }),
    close: (): void => {
      stream.close();
      valkey.close();
      patient.close();
    },
  };
}

/** Settings that never change a page, so they may differ between storefronts. */
const own: ReadonlySet<string> = new Set([
  "port",
  "host",
  "processes",
  "metricsPort",
  "metricsHost",
  "releasesDirectory",
  "drainSeconds",
  "accessLog",
]);

/** Identifies build and settings. Only storefronts for which both are the same share pages. */
function variantOf(settings: Settings, buildId: string): string {
  const shared = Object.entries(settings).filter(([name]) => !own.has(name));
  return createHash("sha256")
    .update(JSON.stringify([buildId, shared]))
    .digest("hex")
    .slice(0, 12);
}
