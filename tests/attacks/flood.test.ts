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

/** Searches the API so many times in one request. */
async function searchApi(times: number, id: number, network: string) {
  const search = (at: number) =>
    `a${at}: predictiveSearch(query: "${words[at % 10]} ${id}") { products { id } }`;
  const query = `{ ${Array.from({ length: times }, (_, at) => search(at)).join(" ")} }`;
  const response = await fetch(`http://localhost:${shop.servers[1]!.port}/api/2026-04/graphql.json`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": network },
    body: JSON.stringify({ query }),
  });
  return { status: response.status, text: await response.text() };
}

test("1,500 searches of one network are refused in part, and those of another take their turns", async () => {
  const flood = Promise.all(Array.from({ length: 30 }, (_, id) => searchApi(50, id, "203.0.113.7")));
  const visitor = await searchApi(1, 1000, "198.51.100.1");
  expect(visitor).toEqual({ status: 200, text: expect.not.stringContaining("errors") });
  const statuses = (await flood).map(({ status }) => status);
  console.log(
    `Flood: ${statuses.filter((status) => status === 200).length} of 30 requests with 50 searches served`,
  );
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
});
