import type { RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { createHttpServer } from "./create-http-server.ts";
import { longestResponse, mostUnread } from "./limit-connections.ts";
import { serveLocally } from "./local-server.fixture.ts";
import { serveRequests } from "./serve-requests.ts";

async function serve(listener: RequestListener) {
  const server = createHttpServer({ requestTimeout: 5000, behindProxy: false });
  serveRequests(server, listener, { headers: {} });
  const { port } = new URL(await serveLocally(server));
  const open = (): Socket => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.on("error", () => undefined);
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  return { server, open };
}

async function openConnection(listener: RequestListener): Promise<Socket> {
  return (await serve(listener)).open();
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

test("a client that reads nothing loses its connection, and one that waits for the server keeps it", async () => {
  const answer = Promise.withResolvers<void>();
  const body = Buffer.alloc(mostUnread);
  const { server, open } = await serve(async ({ url }, response) => {
    if (url === "/slow") await answer.promise;
    response.end(url === "/slow" ? "late" : body);
  });
  server.timeout = 300;
  const [reader, waiter] = [open().pause(), open()];
  reader.write(get("/"));
  waiter.write(get("/slow", "close"));
  const served = await new Promise<Socket>((connected) => server.once("connection", connected));
  await new Promise((closed) => served.once("close", closed));
  answer.resolve();
  expect(await text(waiter)).toContain("late");
});

test("the connection with the most unread bytes ends once too many wait", async () => {
  const sizes: Readonly<Record<string, number>> = { "/small": mostUnread / 2, "/large": mostUnread };
  const { server, open } = await serve(({ url = "" }, response) => {
    response.end(Buffer.alloc(sizes[url] ?? 0));
  });
  const ended = new Promise((closed) => server.on("connection", (socket) => socket.once("close", closed)));
  const [small, large] = [open().pause(), open().pause()];
  small.write(get("/small", "close"));
  large.write(get("/large", "close"));
  await ended;
  expect((await text(large)).length).toBeLessThan(mostUnread);
  expect((await text(small)).length).toBeGreaterThan(mostUnread / 2);
});

test("a client that does not read its response in time loses its connection", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const started = Promise.withResolvers<void>();
  const socket = await openConnection((_request, response) => {
    response.end(Buffer.alloc(mostUnread));
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
  expect(received).toBeLessThan(mostUnread);
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
