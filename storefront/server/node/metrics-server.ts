import { createServer, type Server } from "node:http";
import type { Metrics } from "./metrics.ts";

/** Serves `/metrics` on a separate port, so that load balancers do not expose it to shoppers. */
export function metricsServer(metrics: Pick<Metrics, "contentType" | "text">): Server {
  return createServer((request, response) => {
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("X-Frame-Options", "DENY");
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("Not found\n");
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { "Content-Type": metrics.contentType }).end(text),
      (error: unknown) => {
        console.error(error);
        response.writeHead(500).end();
      },
    );
  });
}
