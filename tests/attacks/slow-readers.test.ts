import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queryService } from "../query-service.ts";
import { memoryOf } from "../process-memory.ts";
import { printFigures, startHarm } from "./harm.ts";
import { type AttackedServer, type AttackedShop, startAttackedShop } from "./http-grammar/attacked-shop.ts";

/** Clients at once, and the requests that each sends before it has read anything. */
const clients = 400;
const pipelined = 3;

/** Clients that send thousands before they read. */
const pipeliners = 20;

/** Megabytes that a server may grow beside them, and milliseconds that another visitor may wait. */
const mostGrowth = 50;
const longestWait = 1000;

/** Milliseconds. An attack ends when the server has not grown for a while. */
const longestGrowth = 6000;
const calm = 1500;
const countInterval = 50;

let shop: AttackedShop;

beforeAll(async () => {
  shop = await startAttackedShop();
}, 120_000);
afterAll(() => shop.stop());

interface Sent {
  readonly path: string;
  readonly body?: string;
}

const query = (text: string): string => JSON.stringify({ query: text });

/** About the longest responses that a stranger gets, by the server's position. */
const attacks: readonly [what: string, server: number, request: () => Promise<Sent>][] = [
  ["the feed", 0, async () => ({ path: "/feeds/products.xml" })],
  ["a listing", 0, async () => ({ path: "/search" })],
  [
    "30 times a large cart",
    1,
    async () => ({ path: "/api/2026-04/graphql.json", body: query(thirtyTimes(await largeCart())) }),
  ],
  ["the schema", 2, async () => ({ path: "/", body: query("{ __schema { types { fields { name } } } }") })],
];

/** A cart with 120 kB. */
async function largeCart(): Promise<string> {
  const attributes = Array.from({ length: 25 }, (_, at) => ({ key: `a${at}`, value: "x".repeat(4800) }));
  const create = `mutation ($attributes: [AttributeInput!]!) {
    cartCreate(input: { attributes: $attributes }) { cart { id } } }`;
  const url = `http://localhost:${shop.servers[1]!.port}`;
  const { cartCreate } = await queryService<{ cartCreate: { cart: { id: string } } }>(url, create, {
    attributes,
  });
  return cartCreate.cart.id;
}

const thirtyTimes = (cart: string): string =>
  `{ ${Array.from({ length: 30 }, (_, at) => `a${at}: cart(id: "${cart}") { attributes { value } }`).join(" ")} }`;

function textOf({ path, body = "" }: Sent): string {
  const head = [
    `${body ? "POST" : "GET"} ${path} HTTP/1.1`,
    "Host: localhost",
    "X-Forwarded-For: 203.0.113.9",
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
  ];
  return `${head.join("\r\n")}\r\n\r\n${body}`;
}

/** The most by which a server grows while clients send a text and read nothing, in megabytes. */
async function growthOf(server: AttackedServer, text: string, times: number): Promise<number> {
  const before = memoryOf(server.program);
  const sockets = Array.from({ length: times }, () => {
    const socket = connect(server.port, "localhost").pause();
    socket.on("error", () => undefined).write(text);
    return socket;
  });
  let growth = 0;
  let grewAt = 0;
  for (let time = 0; time < longestGrowth && time - grewAt < calm; time += countInterval) {
    await pause(countInterval);
    const grown = memoryOf(server.program) - before;
    if (grown > growth) [growth, grewAt] = [grown, time];
  }
  for (const socket of sockets) socket.destroy();
  return growth;
}

test.each(attacks)(
  `${clients} clients that read nothing of %s take no other visitor's time, and little memory`,
  async (what, index, request) => {
    const server = shop.servers[index]!;
    const text = textOf(await request()).repeat(pipelined);
    await expectUnharmed(server, text, clients, `Slow readers, ${clients} read nothing of ${what}`);
  },
  60_000,
);

test.each([
  ["storefront", 0],
  ["commerce service", 1],
  ["extensions service", 2],
] as const)(
  `${pipeliners} clients that send the %s thousands of requests at once take no other visitor's time`,
  (name, index) => {
    const request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
    const text = request.repeat(10_000);
    return expectUnharmed(
      shop.servers[index]!,
      text,
      pipeliners,
      `Pipelining, ${pipeliners} clients of the ${name}`,
    );
  },
  60_000,
);

async function expectUnharmed(server: AttackedServer, text: string, times: number, what: string) {
  // The first time, code is compiled and the heap grows.
  await growthOf(server, text, times);
  const measuring = startHarm(shop.servers);
  const growth = await growthOf(server, text, times);
  const harm = await measuring.stop();
  printFigures(what, harm);
  expect(growth).toBeLessThan(mostGrowth);
  expect(harm.waits.p99).toBeLessThan(longestWait);
}
