import { rm } from "node:fs/promises";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Program } from "../../.tasks/program.ts";
import { type LocalServices, serveServices, serveStorefront } from "../programs.ts";
import { seededFolder } from "./faulty-shop.ts";

/** Makes a program throw outside of any request when it gets a signal. */
const planted = encodeURIComponent('process.on("SIGUSR2", () => { throw new Error("planted"); })');
const env = { NODE_OPTIONS: `--import=data:text/javascript,${planted}` };

let data: string;
let services: LocalServices;
let storefront: Program;
let storefrontUrl: string;

beforeAll(async () => {
  data = await seededFolder();
  services = await serveServices(data, env);
  storefront = serveStorefront(services.url, env);
  storefrontUrl = await storefront.url();
}, 120_000);
afterAll(async () => {
  await Promise.all([storefront, services.commerce, services.extensions].map((program) => program.kill()));
  await rm(data, { recursive: true, force: true });
});

test.each<[name: string, server: () => [program: Program, url: string]]>([
  ["storefront", () => [storefront, storefrontUrl]],
  ["extensions service", () => [services.extensions, services.extensionsUrl]],
  ["commerce service", () => [services.commerce, services.url]],
])(
  "an error outside of requests is logged by the %s, which answers its last request and ends with 1",
  async (_name, server) => {
    const [program, url] = server();
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    const received = text(socket);
    // The server has begun to read this request when the process fails.
    socket.write("GET /health HTTP/1.1\r\nHost: localhost\r\n");
    await fetch(`${url}/health`);
    program.signal("SIGUSR2");
    await program.prints(/planted/);
    socket.write("Connection: close\r\n\r\n");
    expect(await received).toContain("HTTP/1.1 200 ");
    expect(await program.ended()).toBe(1);
  },
  60_000,
);
