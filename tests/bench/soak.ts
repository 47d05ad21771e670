/**
 * Simulates shoppers in the running shop for ten minutes. Fails if a service responds with 5xx, a connection is lost, an
 * order is missing, or the memory of a service grows by more than a tenth after the warm-up (Linux only). Before the
 * measurement, shoppers visit every product once to fill the caches. Prints the load of the machine: if that is far above
 * its cores, the storefront stops waiting for the services after their timeout and responds with 503, which it logs here.
 *
 *   npx pnpm build && node tests/bench/soak.ts [--minutes N] [--shoppers N]
 */
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Program } from "../../.tasks/program.ts";
import { catalogProducts } from "../conformance/catalog-products.ts";
import { memoryOf } from "../process-memory.ts";
import { merchantCommand, serveServices, serveStorefront } from "../programs.ts";
import { figuresOf, print } from "./figures.ts";

const { values } = parseArgs({
  options: { minutes: { type: "string", default: "10" }, shoppers: { type: "string", default: "8" } },
});
const duration = Number(values.minutes) * 60_000;
/** The share of the run that is warm-up: code is compiled, and V8's heap grows to the size that this traffic needs. */
const warmUp = 0.3;
const shoppers = Number(values.shoppers);
/** Memory may grow by this share between the first and the last third after the warm-up. */
const growth = 0.1;

const agent = new Agent({ keepAlive: true });
const times: number[] = [];
const problems = new Map<string, number>();
const counts = { pages: 0, carts: 0 };

function note(problem: string): void {
  problems.set(problem, (problems.get(problem) ?? 0) + 1);
}

async function send(url: string, path: string, body?: object): Promise<string> {
  const started = performance.now();
  try {
    const { status, content } = await exchange(url + path, body);
    if (status >= 500) note(`${status} ${path.split("?")[0]}`);
    times.push(performance.now() - started);
    counts.pages += 1;
    return content;
  } catch (error) {
    note(`${(error as NodeJS.ErrnoException).code ?? String(error)} ${path.split("?")[0]}`);
    return "";
  }
}

function exchange(address: string, body?: object): Promise<{ status: number; content: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      address,
      {
        agent,
        method: body ? "POST" : "GET",
        // Pages are compressed, as for browsers. Only the API's responses are read.
        headers: { "content-type": "application/json", ...(!body && { "accept-encoding": "br" }) },
      },
      (response) => {
        const { statusCode: status = 0 } = response;
        text(response).then((content) => resolve({ status, content }), reject);
      },
    );
    sent.on("error", reject).end(body && JSON.stringify(body));
  });
}

const create = `mutation ($id: ID!) {
  cartCreate(input: { lines: [{ merchandiseId: $id }] }) { cart { id lines(first: 5) { nodes { id } } } }
}`;
const remove = `mutation ($id: ID!, $line: ID!) { cartLinesRemove(cartId: $id, lineIds: [$line]) { cart { id } } }`;

/** One shopper's visit: the home page, a listing, a search, a product, a suggestion, and a cart. */
async function shop(url: string, api: string, products: readonly Product[], turn: number): Promise<void> {
  const { handle, variants } = products[turn % products.length] ?? { handle: "", variants: [] };
  const graphql = (query: string, variables: object) =>
    send(api, "/api/2023-10/graphql.json", { query, variables });
  await send(url, "/");
  await send(url, `/search?utm_source=soak&visit=${turn}`);
  await send(url, `/search?text=${handle.split("-")[turn % 3] ?? "dress"}`);
  await send(url, `/products/${handle}`);
  await graphql("query ($query: String!) { predictiveSearch(query: $query) { products { id } } }", {
    query: handle.slice(0, 4),
  });
  const created = await graphql(create, { id: `gid://shopify/ProductVariant/${variants[0]?.id}` });
  const [cart, line] = [...created.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);
  if (!cart || !line) return note("no cart");
  counts.carts += 1;
  await graphql(remove, { id: cart, line });
}

type Product = Awaited<ReturnType<typeof catalogProducts>>[number];

async function sample(programs: readonly Program[], end: number): Promise<number[][]> {
  const samples = programs.map((): number[] => []);
  while (performance.now() < end) {
    for (const [index, program] of programs.entries()) samples[index]?.push(memoryOf(program));
    await pause(duration / 200);
  }
  return samples;
}

/** Compares the median of the first third after the warm-up with that of the last third. */
function report(name: string, samples: readonly number[]): void {
  const warm = samples.slice(samples.length * warmUp);
  const third = Math.ceil(warm.length / 3);
  const before = figuresOf(warm.slice(0, third)).median;
  const after = figuresOf(warm.slice(-third)).median;
  const grown = after / before - 1;
  const verdict = grown > growth ? "MISSED" : "met";
  console.log(
    `${name.padEnd(30)} ${before.toFixed(0)} MB → ${after.toFixed(0)} MB, peak ${Math.max(...samples).toFixed(0)} MB   (growth ${(grown * 100).toFixed(1)} %, under ${growth * 100} %: ${verdict})`,
  );
  if (grown > growth) process.exitCode = 1;
}

const folder = await mkdtemp(join(tmpdir(), "circlet-soak-"));
await merchantCommand(folder, ["seed"]);
const services = await serveServices(folder, {}, { showsErrors: true });
const { url: platformUrl, extensionsUrl } = services;
const unset = "";
// With its page cache and its own timeout, as `pnpm start` runs it.
const env = {
  STOREFRONT_EXTENSIONS_API_URL: extensionsUrl,
  STOREFRONT_PAGE_FRESH_SECONDS: unset,
  STOREFRONT_API_TIMEOUT: unset,
};
const storefront = serveStorefront(platformUrl, env, { showsErrors: true });
const storefrontUrl = await storefront.url();
try {
  const products = (await catalogProducts(platformUrl)).filter(({ isForSale }) => isForSale);
  let turn = 0;
  await Promise.all(
    Array.from({ length: shoppers }, async () => {
      while (turn < products.length) await shop(storefrontUrl, platformUrl, products, turn++);
    }),
  );
  console.log(`Warmed up with ${counts.pages} requests`);
  const end = performance.now() + duration;
  const visit = async (): Promise<void> => {
    while (performance.now() < end) {
      await shop(storefrontUrl, platformUrl, products, turn++);
      // Sometimes pause for longer than a keep-alive connection lives, which is five seconds.
      await pause(turn % 50 === 0 ? 5_100 : 50);
    }
  };
  const programs = [services.commerce, storefront, services.extensions];
  const [samples] = await Promise.all([sample(programs, end), ...Array.from({ length: shoppers }, visit)]);
  print(`${counts.pages} requests, ${counts.carts} carts`, figuresOf(times), {});
  report("commerce service", samples[0] ?? []);
  report("storefront", samples[1] ?? []);
  report("extensions service", samples[2] ?? []);
  for (const [problem, count] of problems) console.log(`${count} × ${problem}`);
  console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
  console.log(problems.size === 0 ? "No 5xx, no lost connection" : "MISSED: see above");
  if (problems.size > 0) process.exitCode = 1;
} finally {
  agent.destroy();
  await storefront.stop();
  await services.stop();
  await rm(folder, { recursive: true, force: true });
}
