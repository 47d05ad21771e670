import { createServer, type Server, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Program } from "../../.tasks/program.ts";
import { startGrowth } from "../process-memory.ts";
import { serveStorefront } from "../programs.ts";

const megabyte = 1024 * 1024;
const image = Buffer.alloc(14 * megabyte);

/** Megabytes that the storefront may grow. */
const mostGrowth = 50;

/** Milliseconds that the clients stay. */
const visit = 2000;

/** Images that are requested at once. */
const atOnce = 50;

/** How a host may send a large image. Each is a path of the host below. */
const hosts: Readonly<Record<string, (response: ServerResponse) => void>> = {
  "with its length": (response) => response.setHeader("Content-Length", image.length).end(image),
  "without a length": (response) => {
    response.flushHeaders();
    response.end(image);
  },
  "with a length that is too short": (response) => response.setHeader("Content-Length", 1000).end(image),
  "with a length that is too long": (response) =>
    response.setHeader("Content-Length", image.length + 1000).end(image),
  "without a length, cut off at its end": (response) => response.write(image, () => response.destroy()),
  "without a length or an end": (response) => response.write(image),
};

let host: Server;
let storefront: Program;
let port: number;
let origin: string;

beforeAll(async () => {
  host = createServer(({ url = "" }, response) => {
    response.strictContentLength = false;
    response.on("error", () => undefined).setHeader("Content-Type", "image/jpeg");
    hosts[decodeURIComponent(url.slice("/images/".length))]?.(response);
  });
  await new Promise<void>((listening) => host.listen(0, "127.0.0.1", listening));
  origin = `127.0.0.1:${(host.address() as AddressInfo).port}`;
  storefront = serveStorefront(`http://${origin}`);
  port = Number(new URL(await storefront.url()).port);
}, 60_000);

afterAll(async () => {
  await storefront.stop();
  host.closeAllConnections();
  host.close();
});

/** Requests an image that many times at once. Every second client reads nothing. */
async function requestImages(how: string, times: number): Promise<void> {
  const request = `GET /images/${origin}/images/${encodeURIComponent(how)} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const sockets = Array.from({ length: times }, (_, at) => {
    const socket = connect(port, "localhost");
    socket.on("error", () => undefined).write(request);
    return at % 2 === 0 ? socket.resume() : socket.pause();
  });
  await pause(visit);
  for (const socket of sockets) socket.destroy();
}

test.each(Object.keys(hosts))(
  `${atOnce} large images at once, each %s, take little memory`,
  async (how) => {
    // The first time, code is compiled and the heap grows.
    await requestImages(how, 2);
    const growthOf = startGrowth(storefront);
    await requestImages(how, atOnce);
    const growth = growthOf();
    console.log(`Images: ${atOnce} ${how}; process ${storefront.pid} grew by ${growth.toFixed(0)} MB`);
    expect(growth).toBeLessThan(mostGrowth);
    expect((await fetch(`http://localhost:${port}/health`)).status).toBe(200);
  },
  60_000,
);
