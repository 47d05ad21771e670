import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import type { RunningService } from "../programs.ts";

/** Milliseconds: about the response time of a hosted commerce service in the same region. */
const responseTime = 1;

interface Recorded {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
}

/** Records the first response to each request and replays it, so that a benchmark measures the client. */
export async function recordedService(commerce: string, extensions: string): Promise<RunningService> {
  const recordings = new Map<string, Recorded>();

  async function forward(path: string, token: string, body: Buffer<ArrayBuffer>): Promise<Recorded> {
    const address = path.startsWith("/extensions") ? extensions : commerce + path;
    const headers = { "Content-Type": "application/json", "X-Shopify-Storefront-Access-Token": token };
    const response = await fetch(address, { method: "POST", headers, body });
    if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
    return {
      status: response.status,
      type: response.headers.get("Content-Type") ?? "",
      body: Buffer.from(await response.arrayBuffer()),
    };
  }

  const server = createServer((request, response) => {
    const respond = async () => {
      const { url = "/", headers } = request;
      const body = Buffer.from(await buffer(request));
      const key = url + body.toString();
      const token = String(headers["x-shopify-storefront-access-token"] ?? "");
      const recorded = recordings.get(key) ?? (await forward(url, token, body));
      recordings.set(key, recorded);
      await pause(responseTime);
      response.writeHead(recorded.status, { "Content-Type": recorded.type }).end(recorded.body);
    };
    respond().catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { url, stop };
}
