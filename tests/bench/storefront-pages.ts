/**
 * Measures how many pages per second the built storefront serves, rendered and from the cache, with the CPU time per
 * page and the server's memory (Linux only). A hello-world server is the baseline, to compare machines.
 *
 *   npx pnpm build && node tests/bench/storefront-pages.ts [seconds]
 */
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Program } from "../../.tasks/program.ts";
import { memoryOf } from "../process-memory.ts";
import { merchantCommand, serveServices, serveStorefront, withProgram } from "../programs.ts";
import { recordedService } from "./recorded-service.ts";

const seconds = Number(process.argv[2] ?? 8);
const visitors = 16;

const hello = `
  const server = require("node:http").createServer((request, response) => response.end("hello"));
  server.listen(0, "127.0.0.1", () => console.log("http://127.0.0.1:" + server.address().port));
`;

/** Requests URLs as fast as possible for `duration` seconds. Returns the number of requests. */
async function load(urlOf: (turn: number) => string, duration: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const end = performance.now() + duration * 1000;
  let turn = 0;
  const visit = async (): Promise<void> => {
    while (performance.now() < end) await request(urlOf(turn++), agent);
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  agent.destroy();
  return turn;
}

function request(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} responded with ${response.statusCode}`));
      response.on("end", resolve).on("error", reject).resume();
    }).on("error", reject);
  });
}

/** The CPU time of a process in milliseconds, or null if the system does not report it. */
function processorTime(pid: number): number | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  // Split after the process name, which may contain spaces. The unit is a hundredth of a second.
  const fields = readFileSync(file, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function measure(label: string, url: string, program: Program, path: (turn: number) => string) {
  const urlOf = (turn: number) => url + path(turn);
  await load(urlOf, seconds / 2);
  const before = processorTime(program.pid);
  const count = await load(urlOf, seconds);
  const after = processorTime(program.pid);
  const each = before === null || after === null ? "" : `${((after - before) / count).toFixed(2)} ms each`;
  process.stdout.write(
    `${label.padEnd(26)} ${(count / seconds).toFixed(0).padStart(6)} per second  ${each}  ${memoryOf(program).toFixed(0)} MB\n`,
  );
}

function storefront(api: string, cachedPages: number): Program {
  const env = {
    // A slow response on a busy machine must not fail the page.
    STOREFRONT_API_TIMEOUT: "60000",
    STOREFRONT_PAGE_CACHE_SIZE: String(cachedPages),
    // Unset, so that pages stay as fresh as in production.
    STOREFRONT_PAGE_FRESH_SECONDS: "",
  };
  return serveStorefront(api, env, { showsErrors: true });
}

async function report(api: string): Promise<void> {
  await withProgram(new Program(["-e", hello]), (url, server) => measure("hello", url, server, () => "/"));
  await withProgram(storefront(api, 0), async (url, shop) => {
    const listing = await (await fetch(`${url}/search?show=all`)).text();
    const products = [...new Set(listing.match(/\/products\/[\w-]+/g))];
    if (products.length < 2 * visitors) throw new Error("The listing shows too few products");
    // More addresses than visitors, because simultaneous requests for the same page share one render.
    await measure("product, rendered", url, shop, (turn) => products[turn % products.length]!);
    await measure("listing, rendered", url, shop, (turn) => `/search?maxPrice=${200 + (turn % 40)}`);
    await measure("home, shared renders", url, shop, () => "/");
  });
  await withProgram(storefront(api, 500), (url, shop) => measure("home, cached", url, shop, () => "/"));
}

const folder = await mkdtemp(join(tmpdir(), "circlet-bench-"));
try {
  await merchantCommand(folder, ["seed"]);
  const services = await serveServices(folder, {}, { showsErrors: true });
  const recorded = await recordedService(services.url, services.extensionsUrl);
  await report(recorded.url);
  await recorded.stop();
  await services.stop();
} finally {
  await rm(folder, { recursive: true, force: true });
}
