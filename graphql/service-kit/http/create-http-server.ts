import { createServer, type Server, type ServerOptions } from "node:http";
import { shareConnections } from "./share-connections.ts";

/** Connections that a process holds at once. An idle one takes about 10 kB. */
const mostConnections = 5000;

/** Those of one network. A browser opens six. */
const mostOfNetwork = 500;

interface Options extends ServerOptions {
  /** How long a request may take to arrive, in milliseconds. */
  readonly requestTimeout: number;
  /** Whether all connections are a proxy's. */
  readonly behindProxy: boolean;
}

/** Milliseconds that a request's headers may take. */
const headersTimeout = 10_000;

/** A server for strangers. */
export function createHttpServer({ behindProxy, ...options }: Options): Server {
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
  if (!behindProxy) shareConnections(server, mostOfNetwork);
  return server;
}
