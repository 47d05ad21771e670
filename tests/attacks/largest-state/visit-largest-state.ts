import { statSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { cachedMegabytes } from "../../../graphql/service-kit/sqlite/open-sqlite.ts";
import { memoryOf } from "../../process-memory.ts";
import { printFigures, startHarm } from "../harm.ts";
import type { AttackedShop } from "../http-grammar/attacked-shop.ts";
import type { Waits } from "../http-grammar/visits.ts";
import { type LargestCustomer, longAddress, makeLargestCustomer, most } from "./largest-customer.ts";
import { Requests } from "./requests.ts";
import { type Step, stepsOf } from "./steps.ts";

/** Steps at once. */
const atOnce = 8;

interface Result {
  /** Milliseconds that other visitors waited. */
  readonly waits: Waits;
  /** The longest of each process's event loop, in milliseconds. */
  readonly pauses: readonly number[];
  /** Megabytes by which each process grew, without what it keeps of its database. */
  readonly growth: readonly number[];
}

/** Shows and changes all that the largest customer has, that many times, and prints the figures. */
export async function visitLargestState(
  shop: AttackedShop,
  { warmUp, rounds }: { readonly warmUp: number; readonly rounds: number },
): Promise<Result> {
  const requests = new Requests(shop);
  const customer = await makeLargestCustomer(requests);
  await expectLargest(customer, requests);
  const steps = stepsOf(customer, requests);
  for (let round = 0; round < warmUp; round++) await takeAllSteps(steps);
  const before = memoryBesideCaches(shop);
  const measuring = startHarm(shop.servers);
  const times = new Map<string, number>();
  for (let round = 0; round < rounds; round++) await takeAllSteps(steps, times);
  const harm = await measuring.stop();
  const growth = memoryBesideCaches(shop).map((megabytes, index) => megabytes - before[index]!);
  const [slowest = ["nothing", 0]] = [...times].sort(([, one], [, other]) => other - one);
  const besideDatabases = growth.map((megabytes) => megabytes.toFixed(0)).join(", ");
  printFigures(
    `Largest state, ${rounds} rounds of ${steps.length} steps, load ${loadavg()[0]?.toFixed(1)}, growth beside the databases ${besideDatabases} MB, slowest: ${slowest[0]}, ${slowest[1].toFixed(0)} ms`,
    harm,
  );
  return { waits: harm.waits, pauses: harm.servers.map(({ pause }) => pause), growth };
}

/** A database that grows fills the memory that is set aside for it. */
function memoryBesideCaches({ servers, data }: AttackedShop): readonly number[] {
  const cached = [null, "platform.sqlite", "extensions.sqlite"].map((file) =>
    file === null ? 0 : Math.min(cachedMegabytes, statSync(join(data, file)).size / 1024 ** 2),
  );
  return servers.map(({ program }, index) => memoryOf(program) - cached[index]!);
}

/** Notes the longest time of each step. */
async function takeAllSteps(steps: readonly Step[], times = new Map<string, number>()): Promise<void> {
  const queue = [...steps];
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [what, take] = next;
      const started = performance.now();
      await take();
      times.set(what, Math.max(times.get(what) ?? 0, performance.now() - started));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** One more of anything is refused. */
async function expectLargest(customer: LargestCustomer, requests: Requests): Promise<void> {
  expect(customer.cart.lines).toHaveLength(most.lines);
  const line = { merchandiseId: customer.cart.variants.at(-1), attributes: [] };
  const refused = [
    requests.ask("extensions", "extensions_addWishlistItem", { productId: customer.otherProduct }),
    requests.ask("extensions", "extensions_AddSavedSearch", { path: "/search", name: "One more" }),
    requests.ask("customer", "customer_AddressCreate", { address: longAddress(most.addresses) }),
    requests.ask("storefrontApi", "cartLinesAdd", { cartId: customer.cart.id, newLines: [line], lines: 1 }),
  ];
  const reasons = (await Promise.allSettled(refused)).map((outcome) =>
    outcome.status === "rejected" ? String(outcome.reason) : "added",
  );
  expect(reasons).toEqual([
    expect.stringContaining("at most 250 products"),
    expect.stringContaining("at most 20 listings"),
    expect.stringContaining("up to 100 addresses"),
    expect.stringContaining("more than 500 lines"),
  ]);
}
