import type { Server } from "node:http";
import { createHttpServer } from "@circlet/service-kit/http/create-http-server";
import { serveRequests } from "@circlet/service-kit/http/serve-requests";
import type { Metrics } from "./metrics.ts";

const headers = { "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY" };

/** Serves `/metrics` on a separate port, so that load balancers do not expose it to shoppers. */
export function metricsServer(metrics: Pick<Metrics, "contentType" | "text">): Server {
  let reading: Promise<string> | undefined;
  /** Requests that come while it is written share one. */
  const readText = (): Promise<string> =>
    (reading ??= metrics.text().finally(() => {
      reading = undefined;
    }));
  const server = createHttpServer({ requestTimeout: 10_000, behindProxy: false });
  serveRequests(
    server,
    async (request, response) => {
      if (request.method !== "GET" || request.url !== "/metrics") {
        response.writeHead(404, { ...headers, "Content-Type": "text/plain" }).end("Not found\n");
        return;
      }
      const text = await readText();
      response.writeHead(200, { ...headers, "Content-Type": metrics.contentType }).end(text);
    },
    { headers },
  );
  return server;
}
