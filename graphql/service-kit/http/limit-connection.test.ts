import type { RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { createHttpServer } from "./create-http-server.ts";
import { longestResponse } from "./limit-connection.ts";
import { serveLocally } from "./local-server.fixture.ts";
import { serveRequests } from "./serve-requests.ts";

async function openConnection(listener: RequestListener): Promise<Socket> {
  const server = createHttpServer({ requestTimeout: 5000, behindProxy: false });
  serveRequests(server, listener, { headers: {} });
  const socket = connect(Number(new URL(await serveLocally(server)).port), "127.0.0.1");
  socket.on("error", () => undefined);
  onTestFinished(() => void socket.destroy());
  return socket;
}

const get = (path: string, connection = "keep-alive") =>
  `GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: ${connection}\r\n\r\n`;

test("pipelined requests run one after the other and are answered in order", async () => {
  let running = 0;
  let most = 0;
  const socket = await openConnection(async ({ url }, response) => {
    most = Math.max(most, (running += 1));
    await new Promise((later) => setImmediate(later));
    running -= 1;
    response.end(`body of ${url};`);
  });
  socket.write(get("/1") + get("/2") + get("/3") + get("/4", "close"));
  expect((await text(socket)).match(/body of \/\d/g)).toEqual([1, 2, 3, 4].map((n) => `body of /${n}`));
  expect(most).toBe(1);
});

test("a client that pipelines more requests than any program does loses its connection", async () => {
  const listener = vi.fn<RequestListener>();
  const socket = await openConnection(listener);
  socket.write(get("/").repeat(400));
  socket.resume();
  await new Promise((closed) => socket.once("close", closed));
  expect(listener).toHaveBeenCalledOnce();
});

test("a client that does not read its response in time loses its connection", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const started = Promise.withResolvers<void>();
  const socket = await openConnection((_request, response) => {
    response.end(Buffer.alloc(64 * 1024 * 1024));
    started.resolve();
  });
  socket.pause();
  socket.write(get("/"));
  await started.promise;
  vi.advanceTimersByTime(longestResponse);
  socket.resume();
  let received = 0;
  socket.on("data", (chunk) => (received += chunk.length));
  await new Promise((closed) => socket.once("close", closed));
  expect(received).toBeLessThan(64 * 1024 * 1024);
});

test("idle connections make room when there are too many", async () => {
  const server = createHttpServer({ requestTimeout: 5000, behindProxy: false });
  serveRequests(server, (_request, response) => void response.end("hello"), { headers: {} });
  server.maxConnections = 2;
  const url = await serveLocally(server);
  const open = () => connect(Number(new URL(url).port), "127.0.0.1");
  const idle = [open(), open()];
  await Promise.all(
    idle.map(async (socket) => {
      socket.write(get("/"));
      await new Promise((received) => socket.once("data", received));
    }),
  );
  const closed = Promise.all(idle.map((socket) => new Promise((done) => socket.once("close", done))));
  await fetch(url).catch(() => undefined);
  await closed;
  expect(await (await fetch(url)).text()).toBe("hello");
});
