import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { capture } from "../../.tasks/process.ts";
import { printFigures, startHarm } from "./harm.ts";
import { type AttackedShop, startAttackedShop } from "./http-grammar/attacked-shop.ts";
import { visitSearch, words } from "./visit-search.ts";

let shop: AttackedShop;

beforeAll(async () => {
  shop = await startAttackedShop();
}, 120_000);
afterAll(() => shop.stop());

const visitor = "198.51.100.1";

test("400 new searches of one network keep another network from its new pages for less than a second", async () => {
  const { port } = shop.servers[0]!;
  for (let id = 0; id < 30; id += 1) await visitSearch(port, id, visitor);
  const harm = startHarm(shop.servers);
  const ended = new AbortController();
  const client = fileURLToPath(new URL("./flood-searches.ts", import.meta.url));
  const flood = capture("node", [client, String(port)]).finally(() => ended.abort());
  const visits: Awaited<ReturnType<typeof visitSearch>>[] = [];
  while (!ended.signal.aborted) visits.push(await visitSearch(port, 10_000 + visits.length, visitor));
  const { stdout: served, exitCode } = await flood;
  const longest = Math.max(...visits.map(({ wait }) => wait));
  printFigures(
    `Flood, ${served} of 400 searches served, another visitor opened ${visits.length} new pages and waited at most ${longest.toFixed(0)} ms`,
    await harm.stop(),
  );
  expect(exitCode).toBe(0);
  expect(visits.map(({ status }) => status)).toEqual(visits.map(() => 200));
  expect(longest).toBeLessThan(1000);
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
  const harm = startHarm(shop.servers);
  const flood = Promise.all(Array.from({ length: 30 }, (_, id) => searchApi(50, id, "203.0.113.7")));
  expect(await searchApi(1, 1000, visitor)).toEqual({
    status: 200,
    text: expect.not.stringContaining("errors"),
  });
  const statuses = (await flood).map(({ status }) => status);
  const served = statuses.filter((status) => status === 200).length;
  const done = await harm.stop();
  printFigures(`Flood, ${served} of 30 requests with 50 searches served`, done);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(done.waits.p99).toBeLessThan(1000);
});
