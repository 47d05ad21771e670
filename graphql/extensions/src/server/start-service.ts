import type { AddressInfo } from "node:net";
import { createHttpServer } from "@circlet/service-kit/http/create-http-server";
import { hostName } from "@circlet/service-kit/http/host-name";
import { isLoopback } from "@circlet/service-kit/http/loopback";
import { SettingError } from "@circlet/service-kit/settings/setting-error";
import { getConnInfo } from "@hono/node-server/conninfo";
import { extensionsApp } from "./app.ts";
import type { Database } from "../database/database.ts";
import { startBackgroundWork } from "./background-work.ts";
import type { Log } from "@circlet/service-kit/log";
import { emailSender } from "../alerts/email-sender.ts";
import { emailTransport } from "../email/email-transport.ts";
import { pushKeys } from "../alerts/push/push-keys.ts";
import { pushTransport } from "../alerts/push/push-transport.ts";
import { serve } from "./serve.ts";
import { serviceLimits } from "./service-limits.ts";
import type { Settings } from "../settings/settings.ts";
import { storefrontApi } from "../platform/storefront-api.ts";

export interface RunningService {
  /** Without a trailing slash. */
  readonly url: string;
  /** Lets running requests and background work finish. Does not close the database. */
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
  const transport = await emailTransport(settings);
  const { storefrontUrl } = settings;
  const sender = emailSender(settings, storefront);
  const isLocalShop = isLoopback(storefrontUrl);
  const keys = pushKeys(database, settings);
  const push = pushTransport({ keys, contact: settings.pushContact, isLocalShop });
  const stopWork = startBackgroundWork({ database, storefront, transport, push, storefrontUrl, sender, log });
  const limits = await serviceLimits(settings.valkeyUrl, log);
  const app = extensionsApp({
    settings,
    database,
    storefront,
    sendsEmail: transport !== undefined,
    push: { publicKey: async () => (await keys()).publicKey, isLocalShop },
    limits,
    connectionOf: getConnInfo,
    log,
  });
  const stopAll = async (): Promise<void> => {
    limits.close();
    await stopWork();
    transport?.close();
    push.close();
  };
  const server = createHttpServer({ requestTimeout: 15_000, behindProxy: settings.behindProxy });
  serve(server, app.fetch, settings.log === "on" ? log : undefined);
  const close = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const force = setTimeout(() => server.closeAllConnections(), drain);
    await closed;
    clearTimeout(force);
    await stopAll();
  };
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject).listen(settings.port, settings.host, resolve);
    });
  } catch (error) {
    await stopAll();
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new SettingError(`Port ${settings.port} is in use. Set EXTENSIONS_PORT to another one.`);
  }
  const { port } = server.address() as AddressInfo;
  return { url: `http://${hostName(settings.host)}:${port}`, close };
}
