import { createServer, type RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** Serves on a free port until the test ends. Returns the URL. */
export async function serveLocally(given: Server | RequestListener): Promise<string> {
  const server = given instanceof Server ? given : createServer(given);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
