import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { agentPaths } from "../../../storefront/server/agent-endpoints.ts";
import type { RunningService } from "../../programs.ts";

/** An address of this machine that the storefront does not take for a local service's. */
const host = "0.0.0.0";

/** Bytes. */
const imageLength = 200_000;

/**
 * A commerce service as a hosted platform: it also answers assistants, with what they asked, and has images below
 * `/cdn/`, those below `/cdn/streamed/` without a length.
 */
export async function startHostedPlatform(serviceUrl: string): Promise<RunningService> {
  const server = createServer((asked, response) => {
    const { url: path = "/" } = asked;
    const respond = agentPaths.includes(path)
      ? answerAgent
      : path.startsWith("/cdn/")
        ? sendImage
        : forwardTo(serviceUrl);
    // The storefront leaves when its visitor does.
    Promise.resolve(respond(asked, response)).catch(() => response.destroy());
  });
  server.listen(0, host);
  await once(server, "listening");
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { url: `http://${host}:${(server.address() as AddressInfo).port}`, stop };
}

async function answerAgent(asked: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(asked);
  response.writeHead(200, { "Content-Type": "application/json" });
  response.end(JSON.stringify({ jsonrpc: "2.0", id: 1, result: body.toString("base64") }));
}

function sendImage({ url = "" }: IncomingMessage, response: ServerResponse): void {
  const length = url.startsWith("/cdn/streamed/") ? {} : { "Content-Length": imageLength };
  response.writeHead(200, { "Content-Type": "image/jpeg", ...length }).flushHeaders();
  response.end(Buffer.alloc(imageLength));
}

function forwardTo(serviceUrl: string) {
  const { host: serviceHost } = new URL(serviceUrl);
  return (asked: IncomingMessage, response: ServerResponse): void => {
    const { url = "/", method, headers } = asked;
    const forwarded = request(serviceUrl + url, { method, headers: { ...headers, host: serviceHost } });
    forwarded.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on("error", () => response.destroy());
    response.on("close", () => forwarded.destroy());
    asked.pipe(forwarded);
  };
}
