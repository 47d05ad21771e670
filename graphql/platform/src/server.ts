import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { startClock } from "./clock.ts";
import { type Database, openDatabase } from "./database/database.ts";
import { FaultSwitch } from "./fault/fault-switch.ts";
import { answerError, type Handler } from "./http/answer.ts";
import { createLog } from "./http/log.ts";
import { keepTrackingReachable } from "./order/tracking.ts";
import type { Platform } from "./platform.ts";
import { createRoutes } from "./routes.ts";
import { CatalogueSearch } from "./search/catalogue-search.ts";
import { createCatalogueIndex } from "./search/catalogue-index.ts";
import { databasePath, SettingError, type Settings } from "./settings.ts";

export interface RunningPlatform {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  readonly database: Database;
  /** Lets requests under way finish, then closes the database. */
  readonly close: () => Promise<void>;
}

/** The commerce service as a listener for Node's HTTP server. */
export function createPlatform({
  database,
  settings,
}: {
  database: Database;
  settings: Settings;
}): RequestListener {
  const platform: Platform = {
    database,
    settings,
    log: createLog(settings.log),
    search: new CatalogueSearch(createCatalogueIndex(database)),
    faults: new FaultSwitch(),
  };
  // Reads the catalogue before the first request.
  platform.search.current();
  const routes = Object.entries(createRoutes(platform)).sort(([a], [b]) => b.length - a.length);
  return (request, response) => {
    const url = URL.parse(request.url ?? "/", "http://platform.invalid");
    const handler = url && handlerFor(routes, url.pathname);
    if (!handler) return answerError(response, 404, "NOT_FOUND", "There is nothing at this address.");
    const started = performance.now();
    response.once("close", () =>
      platform.log("request", {
        method: request.method ?? "",
        path: loggedPath(url.pathname),
        status: response.statusCode,
        milliseconds: Math.round(performance.now() - started),
      }),
    );
    Promise.resolve()
      .then(() => handler(request, response, url))
      .catch((error: unknown) => {
        platform.log("failure", {
          path: loggedPath(url.pathname),
          error: error instanceof Error ? (error.stack ?? error.message) : "unknown",
        });
        if (response.headersSent) response.destroy();
        else answerError(response, 500, "INTERNAL_SERVER_ERROR", "Something went wrong.");
      });
  };
}

/** A path as it may be logged: a checkout's is a secret, since whoever has it sees the order; a sign-in's is private. */
function loggedPath(path: string): string {
  return path
    .replace(/^\/checkouts\/(?!assets\/)[^/]+/, "/checkouts/-")
    .replace(/\/(sign-in|authorize)\/[^/]+/, "/$1/-");
}

function handlerFor(routes: readonly (readonly [string, Handler])[], path: string): Handler | undefined {
  return routes.find(([prefix]) => path === prefix || (prefix.endsWith("/") && path.startsWith(prefix)))?.[1];
}

/** Starts the service on the settings' port (0 picks a free one), with the given database or the settings' own. */
export async function startPlatform(settings: Settings, database?: Database): Promise<RunningPlatform> {
  const db = database ?? openDatabase(databasePath(settings));
  const { server, url, stopClock } = await listen(settings, db);
  const close = async (): Promise<void> => {
    stopClock();
    await closeGently(server);
    if (!database) db.close();
  };
  return { url, database: db, close };
}

/** Takes no new connections, and ends each one when its answer is out; after five seconds, whatever is left. */
async function closeGently(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // A connection that is kept alive falls idle a moment after its answer.
  const idle = setInterval(() => server.closeIdleConnections(), 20);
  const patience = setTimeout(() => server.closeAllConnections(), 5000);
  await closed;
  clearInterval(idle);
  clearTimeout(patience);
}

async function listen(settings: Settings, database: Database) {
  const server = createServer({ requestTimeout: settings.requestSeconds * 1000, keepAliveTimeout: 65_000 });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = `Port ${settings.port} is in use. Set PLATFORM_PORT to another one.`;
      reject(error.code === "EADDRINUSE" ? new SettingError(taken) : error);
    });
    server.listen(settings.port, settings.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://${hostName(settings.host)}:${port}`;
  const publicUrl = settings.publicUrl ?? url;
  keepTrackingReachable(database, publicUrl);
  const reached = { ...settings, port, publicUrl };
  server.on("request", createPlatform({ database, settings: reached }));
  const stopClock = startClock({ database, settings: reached, log: createLog(settings.log) });
  return { server, url, stopClock };
}

/** The loopback address by the name that people and settings use: to a browser another name is another origin. */
function hostName(host: string): string {
  if (["127.0.0.1", "::1", "0.0.0.0", "::"].includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
