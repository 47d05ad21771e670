import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy in front of a service that fails until `repair()`. */
export interface FaultyService {
  readonly url: string;
  /** From now on, all requests go through. */
  repair(): void;
  close(): void;
}

/** Starts a proxy for `target`. It responds with 500 to requests whose body matches `fails`. */
export async function faultyService(
  target: string,
  fails: (body: string) => boolean,
): Promise<FaultyService> {
  let isBroken = true;
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      if (isBroken && fails(body)) {
        response.writeHead(500).end();
        return;
      }
      const upstream = await fetch(target + (request.url ?? ""), {
        method: request.method ?? "POST",
        headers: { "content-type": "application/json" },
        ...(body && { body }),
      });
      response.writeHead(upstream.status, { "content-type": upstream.headers.get("content-type") ?? "" });
      response.end(Buffer.from(await upstream.arrayBuffer()));
    })();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    repair: () => (isBroken = false),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
