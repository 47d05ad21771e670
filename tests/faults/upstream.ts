import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** The proxied service's own response. */
interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Responds to a request in place of the service; `forward` sends it on to the service. */
export type Misbehavior = (response: ServerResponse, forward: () => Promise<Answer>, body: string) => unknown;

/** A proxy in front of a service. It forwards everything until `misbehave` is set. */
export interface Upstream {
  readonly url: string;
  misbehave: Misbehavior | undefined;
  close(): void;
}

export async function startUpstream(target: string): Promise<Upstream> {
  const upstream = { url: "", misbehave: undefined as Misbehavior | undefined, close };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const forward = () => ask(target + (request.url ?? "/"), request, body);
    if (upstream.misbehave && request.method === "POST") {
      await upstream.misbehave(response, forward, body.toString());
      return;
    }
    send(response, await forward());
  }

  function close(): void {
    server.closeAllConnections();
    server.close();
  }

  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  upstream.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return upstream;
}

async function ask(address: string, { method = "GET", headers }: IncomingMessage, body: Buffer) {
  const { "content-type": type = "", accept = "*/*" } = headers;
  const response = await fetch(address, {
    method,
    headers: { accept, ...(type && { "content-type": type }) },
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  return {
    status: response.status,
    type: response.headers.get("content-type") ?? "",
    body: await response.text(),
  };
}

export function send(response: ServerResponse, { status, type, body }: Answer): void {
  response.writeHead(status, { "content-type": type }).end(body);
}
