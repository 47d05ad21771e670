import { waitBriefly } from "@circlet/service-kit/sqlite/open-sqlite";
import { type Database, openDatabase } from "../database/database.ts";
import { startEmailDelivery } from "../email/email-delivery.ts";
import { startAlerts } from "../extensions/alerts/run-alerts.ts";
import { CatalogSearch } from "../search/catalog-search.ts";
import { createCatalogIndex } from "../search/index/catalog-index.ts";
import { databasePath, type Settings } from "../settings/settings.ts";
import { startProductWebhooks } from "../webhooks/product-webhooks.ts";
import { startClock } from "./clock.ts";
import { FaultSwitch } from "./faults/fault-switch.ts";
import { createLog } from "@circlet/service-kit/log";
import { closeGracefully, type OpenPort, openPort } from "./open-port.ts";
import type { Platform } from "./platform.ts";
import { platformLimits } from "./rate-limits/platform-limits.ts";
import { commerceApp, extensionsApp } from "./routes.ts";
import { nodeConnections, serve } from "./service-listener.ts";

export interface RunningPlatform {
  /** The commerce service's URL, without a trailing slash. */
  readonly url: string;
  /** The extensions service's URL, without a trailing slash. */
  readonly extensionsUrl: string;
  readonly database: Database;
  /** Lets running requests finish, then closes the database. */
  readonly close: () => Promise<void>;
}

/**
 * Starts the commerce service and the extensions service on the ports in the settings (0 picks a free one), with the
 * given database or the one in the settings.
 */
export async function startPlatform(settings: Settings, database?: Database): Promise<RunningPlatform> {
  // Open the database first, so that a process that cannot open it exits without taking a port.
  const db = database ?? openDatabase(databasePath(settings));
  const { commerce, extensions } = await openPorts(settings).catch((error: unknown) => {
    if (!database) db.close();
    throw error;
  });
  const publicUrl = settings.publicUrl ?? commerce.url;
  waitBriefly(db);
  const platform = createPlatform(db, { ...settings, port: commerce.port, publicUrl });
  serve(commerce.server, commerceApp(platform, nodeConnections), platform);
  serve(extensions.server, extensionsApp(platform, nodeConnections), platform);
  const stopClock = startClock(platform);
  const stopWebhooks = startProductWebhooks(platform);
  const stopEmails = startEmailDelivery(platform);
  const stopAlerts = startAlerts(platform);
  const close = async (): Promise<void> => {
    stopClock();
    await Promise.all([stopWebhooks(), stopEmails(), stopAlerts()]);
    await Promise.all([closeGracefully(commerce.server), closeGracefully(extensions.server)]);
    platform.rateLimits.close();
    if (!database) db.close();
  };
  return { url: commerce.url, extensionsUrl: extensions.url, database: db, close };
}

/** Opens the commerce port last: once it accepts a health check, both services are available. */
async function openPorts(settings: Settings): Promise<{ commerce: OpenPort; extensions: OpenPort }> {
  const { host, requestSeconds, port, extensionsPort } = settings;
  const own = { port: extensionsPort, setting: "EXTENSIONS_PORT", host, requestSeconds };
  const extensions = await openPort(own);
  try {
    return { commerce: await openPort({ port, setting: "PLATFORM_PORT", host, requestSeconds }), extensions };
  } catch (error) {
    await closeGracefully(extensions.server);
    throw error;
  }
}

/** The shared parts, with the catalog loaded. */
export function createPlatform(database: Database, settings: Settings): Platform {
  const search = new CatalogSearch(createCatalogIndex(database));
  // Load the catalog before the first request.
  search.current();
  const log = createLog(settings.log);
  const rateLimits = platformLimits(settings.valkeyUrl, log);
  return { database, settings, log, search, faults: new FaultSwitch(), rateLimits };
}
