import type { RequestListener } from "node:http";
import type { Log } from "../log.ts";

/** Logs each request when its response ends. `pathOf` returns an address without its secrets. */
export function requestLogger(log: Log, pathOf: (address: string) => string): RequestListener {
  return ({ method = "", url = "" }, response) => {
    const started = performance.now();
    const path = pathOf(url);
    response.once("close", () => {
      const milliseconds = Math.round(performance.now() - started);
      log("request", { method, path, status: response.statusCode, milliseconds });
    });
  };
}
