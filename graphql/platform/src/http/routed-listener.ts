import type { RequestListener } from "node:http";
import type { Routes } from "../routes.ts";
import { answerError, type Handler } from "./answer.ts";
import type { Log } from "./log.ts";

/** A service's routes as a listener for Node's HTTP server, which logs each request and survives each failure. */
export function routedListener(routes: Routes, log: Log): RequestListener {
  const byLength = Object.entries(routes).sort(([a], [b]) => b.length - a.length);
  return (request, response) => {
    const url = URL.parse(request.url ?? "/", "http://platform.invalid");
    const handler = url && handlerFor(byLength, url.pathname);
    if (!handler) return answerError(response, 404, "NOT_FOUND", "There is nothing at this address.");
    const started = performance.now();
    response.once("close", () =>
      log("request", {
        method: request.method ?? "",
        path: loggedPath(url.pathname),
        status: response.statusCode,
        milliseconds: Math.round(performance.now() - started),
      }),
    );
    Promise.resolve()
      .then(() => handler(request, response, url))
      .catch((error: unknown) => {
        log("failure", {
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
  return path.replace(/^\/checkouts\/[^/]+/, "/checkouts/-").replace(/\/(sign-in|authorize)\/[^/]+/, "/$1/-");
}

function handlerFor(routes: readonly (readonly [string, Handler])[], path: string): Handler | undefined {
  return routes.find(([prefix]) => path === prefix || (prefix.endsWith("/") && path.startsWith(prefix)))?.[1];
}
