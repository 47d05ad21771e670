import { waitBriefly } from "@circlet/service-kit/sqlite/open-sqlite";
import { applyPromises } from "../cart/discounts/discount-store.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { startEmailDelivery } from "../email/email-delivery.ts";
import { CatalogSearch } from "../search/catalog-search.ts";
import { createCatalogIndex } from "../search/index/catalog-index.ts";
import { databasePath, type Settings } from "../shared/settings/settings.ts";
import { startEventWebhooks } from "../webhooks/event-webhooks.ts";
import { SentWebhooks } from "../shared/sent-webhooks.ts";
import { startProductWebhooks } from "../webhooks/product-webhooks.ts";
import { startClock } from "./clock.ts";
import { FaultSwitch } from "../shared/fault-switch.ts";
import { createLog } from "@circlet/service-kit/log";
import { closeGracefully, openPort } from "./open-port.ts";
import type { ApiPlatform } from "../api/context.ts";
import { platformLimits } from "../shared/platform-limits.ts";
import { commerceApp } from "./routes.ts";
import { nodeConnections, serve } from "./service-listener.ts";

export interface RunningPlatform {
  /** Without a trailing slash. */
  readonly url: string;
  readonly database: Database;
  /** Lets running requests finish, then closes the database. */
  readonly close: () => Promise<void>;
}

/** Starts the service on the port in the settings (0 picks a free one), with the given database or the one in the settings. */
export async function startPlatform(settings: Settings, database?: Database): Promise<RunningPlatform> {
  // Open the database first, so that a process that cannot open it exits without taking a port.
  const db = database ?? openDatabase(databasePath(settings));
  const { server, port, url } = await openPort({ ...settings, setting: "PLATFORM_PORT" }).catch(
    (error: unknown) => {
      if (!database) db.close();
      throw error;
    },
  );
  const publicUrl = settings.publicUrl ?? url;
  waitBriefly(db);
  applyPromises(db, settings.promises);
  const platform = createPlatform(db, { ...settings, port, publicUrl });
  serve(server, commerceApp(platform, nodeConnections), platform);
  const stopClock = startClock(platform);
  const stops = [startProductWebhooks, startEventWebhooks, startEmailDelivery].map((start) =>
    start(platform),
  );
  const close = async (): Promise<void> => {
    stopClock();
    await Promise.all(stops.map((stop) => stop()));
    await closeGracefully(server);
    platform.rateLimits.close();
    if (!database) db.close();
  };
  return { url, database: db, close };
}

export function createPlatform(database: Database, settings: Settings): ApiPlatform {
  const search = new CatalogSearch(createCatalogIndex(database));
  // Load the catalog before the first request.
  search.current();
  const log = createLog(settings.log);
  const rateLimits = platformLimits(settings.valkeyUrl, log);
  return {
    database,
    settings,
    log,
    search,
    faults: new FaultSwitch(),
    sentWebhooks: new SentWebhooks(),
    rateLimits,
  };
}
