import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import type { RunningService } from "../e2e/process.ts";

/** Milliseconds, as a hosted commerce service near by takes. */
const answerTime = 1;

interface Recorded {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
}

/**
 * A service that answers as another one did when it was first asked the same, so that what is measured is who asks.
 * What is under "/extensions" is asked of `extensions`.
 */
export async function recordedService(commerce: string, extensions: string): Promise<RunningService> {
  const known = new Map<string, Recorded>();

  async function ask(path: string, token: string, body: Buffer<ArrayBuffer>): Promise<Recorded> {
    const address = path.startsWith("/extensions") ? extensions : commerce + path;
    const headers = { "Content-Type": "application/json", "X-Shopify-Storefront-Access-Token": token };
    const response = await fetch(address, { method: "POST", headers, body });
    if (!response.ok) throw new Error(`${address} answers ${response.status}`);
    return {
      status: response.status,
      type: response.headers.get("Content-Type") ?? "",
      body: Buffer.from(await response.arrayBuffer()),
    };
  }

  const server = createServer((request, response) => {
    const answer = async () => {
      const { url = "/", headers } = request;
      const asked = Buffer.from(await buffer(request));
      const key = url + asked.toString();
      const token = String(headers["x-shopify-storefront-access-token"] ?? "");
      const recorded = known.get(key) ?? (await ask(url, token, asked));
      known.set(key, recorded);
      await pause(answerTime);
      response.writeHead(recorded.status, { "Content-Type": recorded.type }).end(recorded.body);
    };
    answer().catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { url, addresses: [url], stop };
}
