import { afterAll, beforeAll, expect, test } from "vitest";
import { type AttackedShop, startAttackedShop } from "./http-grammar/attacked-shop.ts";

let shop: AttackedShop;

beforeAll(async () => {
  shop = await startAttackedShop();
}, 120_000);
afterAll(() => shop.stop());

/** Opens a page that is new to the storefront. */
async function visit(path: string, network: string) {
  const started = performance.now();
  const response = await fetch(`http://localhost:${shop.servers[0]!.port}${path}`, {
    headers: { "X-Forwarded-For": network },
  });
  await response.arrayBuffer();
  return { status: response.status, wait: performance.now() - started };
}

const words = ["linen", "wool", "silk", "denim", "blue", "red", "green", "dress", "coat", "shirt"];
const newSearch = (id: number) => `/search?text=${words[id % 10]}+${words[Math.floor(id / 10) % 10]}+${id}`;

test("400 new searches of one network leave another network's new pages their renders", async () => {
  for (let id = 0; id < 30; id += 1) await visit(newSearch(id), "198.51.100.1");
  const ended = new AbortController();
  const flood = Promise.all(
    Array.from({ length: 400 }, (_, id) => visit(newSearch(1000 + id), "203.0.113.7")),
  ).finally(() => ended.abort());
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  while (!ended.signal.aborted) visits.push(await visit(newSearch(10_000 + visits.length), "198.51.100.1"));
  const served = (await flood).filter(({ status }) => status === 200).length;
  const longest = Math.max(...visits.map(({ wait }) => wait)).toFixed(0);
  console.log(
    `Flood: ${served} of 400 searches served; another visitor opened ${visits.length} new pages and waited at most ${longest} ms`,
  );
  expect(visits.map(({ status }) => status)).toEqual(visits.map(() => 200));
}, 120_000);
