import type { Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { answerClientErrors, refuseWithoutHost } from "./client-errors.ts";

type Fetch = Parameters<typeof getRequestListener>[0];

/** Serves an app on a Node server, which also responds to requests that the app never sees. */
export function serve(server: Server, fetch: Fetch): void {
  const listener = getRequestListener(fetch);
  server.on("request", (incoming, outgoing) => {
    if (refuseWithoutHost(incoming, outgoing)) return;
    void listener(incoming, outgoing);
  });
  answerClientErrors(server);
}
