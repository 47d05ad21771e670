import type { AddressInfo } from "node:net";
import { createHttpServer } from "@circlet/service-kit/http/create-http-server";
import { smtpTransport } from "@circlet/service-kit/email/smtp";
import { getConnInfo } from "@hono/node-server/conninfo";
import { extensionsApp } from "./app.ts";
import type { Database } from "./database/database.ts";
import { runAlerts } from "./alerts/run-alerts.ts";
import { startJobs } from "./jobs/jobs.ts";
import type { Log } from "./log.ts";
import { serve } from "./serve.ts";
import { serviceLimits } from "./service-limits.ts";
import { SettingError } from "@circlet/service-kit/settings/setting-error";
import type { Settings } from "./settings/settings.ts";
import { storefrontApi } from "./shop/storefront-api.ts";

export interface RunningService {
  /** Without a trailing slash. */
  readonly url: string;
  /** Lets running requests and jobs finish. Does not close the database. */
  readonly close: () => Promise<void>;
}

/** Milliseconds that running requests may take once the service is stopping. */
const drain = 10_000;

/** Starts the service on an open database. Throws a `SettingError` if its port is in use. */
export async function startService({
  settings,
  database,
  log,
}: {
  settings: Settings;
  database: Database;
  log: Log;
}): Promise<RunningService> {
  const storefront = storefrontApi(settings);
  const transport = smtpTransport(settings);
  const { storefrontUrl } = settings;
  const alerts =
    transport &&
    ((signal: AbortSignal) => runAlerts({ database, storefront, transport, storefrontUrl, log }, signal));
  const jobs = await startJobs({ database, storefront, alerts, log });
  const stopJobs = async (): Promise<void> => {
    await jobs.stop();
    transport?.close();
  };
  const limits = serviceLimits(settings.valkeyUrl, log);
  const app = extensionsApp({
    settings,
    database,
    storefront,
    jobs,
    limits,
    connectionOf: getConnInfo,
    log,
  });
  const server = createHttpServer({ requestTimeout: 15_000 });
  serve(server, app.fetch, settings.log === "on" ? log : undefined);
  const close = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const force = setTimeout(() => server.closeAllConnections(), drain);
    await closed;
    clearTimeout(force);
    limits.close();
    await stopJobs();
  };
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject).listen(settings.port, settings.host, resolve);
    });
  } catch (error) {
    limits.close();
    await stopJobs();
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new SettingError(`Port ${settings.port} is in use. Set EXTENSIONS_PORT to another one.`);
  }
  const { port } = server.address() as AddressInfo;
  const host = settings.host.includes(":") ? `[${settings.host}]` : settings.host;
  return { url: `http://${host}:${port}`, close };
}
