import { startClock } from "./clock.ts";
import { type Database, openDatabase } from "./database/database.ts";
import { FaultSwitch } from "./fault/fault-switch.ts";
import { createLog } from "./http/log.ts";
import { closeGently, type OpenPort, openPort } from "./http/open-port.ts";
import { routedListener } from "./http/routed-listener.ts";
import { keepTrackingReachable } from "./order/tracking.ts";
import type { Platform } from "./platform.ts";
import { commerceRoutes, extensionsRoutes } from "./routes.ts";
import { CatalogueSearch } from "./search/catalogue-search.ts";
import { createCatalogueIndex } from "./search/catalogue-index.ts";
import { databasePath, type Settings } from "./settings.ts";
import { startProductWebhooks } from "./webhook/product-webhooks.ts";

export interface RunningPlatform {
  /** Where the commerce service listens, without a slash at the end. */
  readonly url: string;
  /** Where the extensions service listens, without a slash at the end. */
  readonly extensionsUrl: string;
  readonly database: Database;
  /** Lets requests under way finish, then closes the database. */
  readonly close: () => Promise<void>;
}

/**
 * Starts the commerce service and the extensions service, each on its port of the settings (0 picks a free one), with
 * the given database or the settings' own.
 */
export async function startPlatform(settings: Settings, database?: Database): Promise<RunningPlatform> {
  const { commerce, extensions } = await openPorts(settings);
  const db = database ?? openDatabase(databasePath(settings));
  const publicUrl = settings.publicUrl ?? commerce.url;
  keepTrackingReachable(db, publicUrl);
  const platform = createPlatform(db, { ...settings, port: commerce.port, publicUrl });
  commerce.server.on("request", routedListener(commerceRoutes(platform), platform.log));
  extensions.server.on("request", routedListener(extensionsRoutes(platform), platform.log));
  const stopClock = startClock(platform);
  const stopWebhooks = startProductWebhooks(platform);
  const close = async (): Promise<void> => {
    stopClock();
    await stopWebhooks();
    await Promise.all([closeGently(commerce.server), closeGently(extensions.server)]);
    if (!database) db.close();
  };
  return { url: commerce.url, extensionsUrl: extensions.url, database: db, close };
}

/** The commerce service's comes last: who finds it open, as a look at its health does, is answered. */
async function openPorts(settings: Settings): Promise<{ commerce: OpenPort; extensions: OpenPort }> {
  const { host, requestSeconds, port, extensionsPort } = settings;
  const own = { port: extensionsPort, setting: "EXTENSIONS_PORT", host, requestSeconds };
  const extensions = await openPort(own);
  try {
    return { commerce: await openPort({ port, setting: "PLATFORM_PORT", host, requestSeconds }), extensions };
  } catch (error) {
    await closeGently(extensions.server);
    throw error;
  }
}

function createPlatform(database: Database, settings: Settings): Platform {
  const search = new CatalogueSearch(createCatalogueIndex(database));
  // Reads the catalogue before the first request.
  search.current();
  return { database, settings, log: createLog(settings.log), search, faults: new FaultSwitch() };
}
