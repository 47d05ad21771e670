import { createServer } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { answerClientErrors } from "./client-errors.ts";
import { serveLocally } from "./local-server.fixture.ts";

const portOf = (url: string): number => Number(new URL(url).port);

/** The port of a server that requires requests to arrive within 50 ms. */
async function open(): Promise<number> {
  const server = createServer({ requestTimeout: 50, headersTimeout: 50, connectionsCheckingInterval: 20 });
  answerClientErrors(server, { "X-Frame-Options": "DENY" });
  server.on("request", (_request, response) => response.end("hello"));
  return portOf(await serveLocally(server));
}

function send(port: number, request: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(request);
  return text(socket);
}

test("a request that never ends is rejected with the common headers", async () => {
  const response = await send(await open(), "GET / HTTP/1.1\r\nHost: localhost\r\n");
  expect(response).toContain("HTTP/1.1 408 Request Timeout\r\n");
  expect(response).toContain("X-Frame-Options: DENY\r\n");
  expect(response).toContain("\r\n\r\nThe request took too long.");
});

test("a malformed request does not corrupt the response being sent", async () => {
  const good = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
  const responses = await send(await open(), `${good}NONSENSE\r\n\r\n`);
  expect(responses).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*\r\n\r\nhello/);
});

test("a malformed request behind others does not corrupt their responses", async () => {
  const good = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
  const responses = await send(await open(), `${good}${good}NONSENSE\r\n\r\n`);
  expect(responses).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*\r\n\r\nhello/);
  expect(responses).not.toContain(" 400 ");
});

test("a client that reads nothing and sends ever more malformed requests leaves no listeners behind", async () => {
  const server = createServer();
  answerClientErrors(server, {});
  const connected = Promise.withResolvers<Socket>();
  server.on("request", ({ socket }, response) => {
    response.write(Buffer.alloc(16 * 1024 * 1024));
    connected.resolve(socket);
  });
  const client = connect(portOf(await serveLocally(server)), "127.0.0.1").pause();
  onTestFinished(() => void client.destroy());
  client.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const socket = await connected.promise;
  const before = socket.listenerCount("finish");
  for (let count = 0; count < 20; count += 1) {
    const received = new Promise((error) => server.once("clientError", error));
    client.write("NONSENSE\r\n\r\n");
    await received;
  }
  expect(socket.listenerCount("finish")).toBeLessThanOrEqual(before + 1);
});
