import { createServer, type Server, type ServerOptions } from "node:http";

/** Connections that a process holds at once. An idle one takes about 10 kB. */
const mostConnections = 5000;

/** Milliseconds that a request's headers may take. */
const headersTimeout = 10_000;

/** A server for strangers. `requestTimeout` is how long a request may take to arrive, in milliseconds. */
export function createHttpServer(options: ServerOptions & { readonly requestTimeout: number }): Server {
  const server = createServer({
    headersTimeout: Math.min(headersTimeout, options.requestTimeout),
    connectionsCheckingInterval: 5000,
    // Longer than load balancers keep connections (60 s); they would use closing ones.
    keepAliveTimeout: 65_000,
    // `serveRequests` rejects such requests itself.
    requireHostHeader: false,
    ...options,
  });
  server.maxConnections = mostConnections;
  server.on("drop", () => server.closeIdleConnections());
  return server;
}
