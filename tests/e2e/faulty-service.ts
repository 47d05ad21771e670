import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** A commerce service with a fault in it, until it is repaired. */
export interface FaultyService {
  readonly url: string;
  /** From now on everything is answered. */
  repair(): void;
  close(): void;
}

/** Stands before a service and answers 500 to each request whose body `fails` says so of. */
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
      const answer = await fetch(target + (request.url ?? ""), {
        method: request.method ?? "POST",
        headers: { "content-type": "application/json" },
        ...(body && { body }),
      });
      response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
      response.end(Buffer.from(await answer.arrayBuffer()));
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
