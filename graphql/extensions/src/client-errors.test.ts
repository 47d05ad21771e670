import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { serve } from "./serve.ts";

/** The port of a server that gives requests 50 ms to arrive. */
async function open(): Promise<number> {
  const server = createServer({
    requestTimeout: 50,
    headersTimeout: 50,
    connectionsCheckingInterval: 20,
    requireHostHeader: false,
  });
  serve(server, () => new Response("hello"));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

async function send(request: string): Promise<string> {
  const socket = connect(await open(), "127.0.0.1");
  socket.write(request);
  return text(socket);
}

test.each([
  ["is malformed", "NONSENSE\r\n\r\n", "400 Bad Request"],
  ["has no Host", "GET / HTTP/1.1\r\n\r\n", "400 Bad Request"],
  ["never ends", "GET / HTTP/1.1\r\nHost: localhost\r\n", "408 Request Timeout"],
  [
    "has huge headers",
    `GET / HTTP/1.1\r\nHost: localhost\r\nX-Large: ${"x".repeat(20_000)}\r\n\r\n`,
    "431 Request Header Fields Too Large",
  ],
])("a request that %s is refused with the common headers", async (_kind, request, status) => {
  const response = await send(request);
  expect(response).toContain(`HTTP/1.1 ${status}\r\n`);
  expect(response).toContain("x-content-type-options: nosniff\r\n");
  expect(response).toContain("x-frame-options: SAMEORIGIN\r\n");
  expect(response).toContain("cache-control: no-store\r\n");
});

test("a malformed request does not garble the response that is being sent", async () => {
  const responses = await send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\nNONSENSE\r\n\r\n");
  expect(responses).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*\r\n\r\nhello/);
});
