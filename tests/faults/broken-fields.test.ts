import { globSync } from "node:fs";
import { basename } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { root } from "../../.tasks/process.ts";
import { findFlaws, findOutageFlaws, withErrors } from "./broken-fields/find-flaws.ts";
import { openReplayedShop, type ReplayedShop } from "./broken-fields/replayed-shop.ts";
import { enterShop, type Shopper, visits } from "./broken-fields/visits.ts";

/**
 * Every field of every response that the storefront's server reads, nulled, left out, emptied and of another type. The
 * cases come from the operations and their schemas, so that a new field has its own. Every run tries some of them;
 * FIELD_FAULTS=all tries all.
 */

const isWhole = process.env["FIELD_FAULTS"] === "all";
const share = isWhole ? 1 : 5;

let shop: ReplayedShop;
let shopper: Shopper;
beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  shop = await openReplayedShop({
    STOREFRONT_MENU: "main-menu",
    STOREFRONT_MARKETS: "en-CA=https://ca.shop.example",
  });
  shopper = await enterShop(shop.platformUrl);
}, 180_000);
afterAll(async () => {
  await shop.close();
  vi.restoreAllMocks();
});

const tried = new Set<string>();

test.each(visits)(
  "no field of a response makes %s untrue or fail",
  { timeout: 180_000 },
  async (_, visitOf) => {
    const visit = visitOf(shopper);
    const flaws: string[] = [];
    for (const sent of await shop.operationsOf(visit)) {
      if (tried.has(sent.name)) continue;
      tried.add(sent.name);
      flaws.push(...(await findFlaws(shop, visit, sent, share)));
    }
    expect(flaws).toEqual([]);
  },
);

const halt = (_: string, signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });

test.each([
  ["delayed", halt],
  ["cut", (body: string) => body.slice(0, body.length / 2)],
  ["empty", () => ""],
  ["without data", () => '{"data":null}'],
  ["with errors", withErrors],
])("no page is shared with a response that is %s", { timeout: 180_000 }, async (_, change) => {
  const flaws: string[] = [];
  for (const [, visitOf] of visits) flaws.push(...(await findOutageFlaws(shop, visitOf(shopper), change)));
  expect(flaws).toEqual([]);
});

/**
 * The local service has no swatches and never puts two of a variant into a cart. Only a customer's browser asks for the
 * products of orders.
 */
const unsent = new Set(["ProductSwatches", "CartLinesUpdate", "OrderedProducts"]);

test("every operation of the Storefront API is tried", () => {
  const files = globSync("graphql/operations/{.,latest}/*.graphql", {
    cwd: root,
    exclude: ["**/*.fragment.graphql"],
  });
  const names = files.map((file) => basename(file, ".graphql")).filter((name) => !unsent.has(name));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !tried.has(name))).toEqual([]);
});
