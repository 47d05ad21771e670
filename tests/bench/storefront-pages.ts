/**
 * How many pages a second the built storefront answers, rendered anew each time and from memory, with what each takes
 * of a processor (Linux only) and what the server has grown to. A server that says hello, asked in the same way, is what
 * machines are compared by.
 *
 *   npx pnpm build && node tests/bench/storefront-pages.ts [seconds]
 */
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, type RunningService, runToEnd, startService } from "../e2e/process.ts";
import { recordedService } from "./recorded-service.ts";

const seconds = Number(process.argv[2] ?? 8);
/** Visitors who ask at the same time. */
const visitors = 16;

const hello = `
  const server = require("node:http").createServer((request, response) => response.end("hello"));
  server.listen(0, "127.0.0.1", () => console.log("http://127.0.0.1:" + server.address().port));
`;

/** Asks for addresses as fast as they are answered, for so many seconds; answers how many were. */
async function load(urlOf: (turn: number) => string, duration: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const end = performance.now() + duration * 1000;
  let turn = 0;
  const visit = async (): Promise<void> => {
    while (performance.now() < end) await ask(urlOf(turn++), agent);
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  agent.destroy();
  return turn;
}

function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answers ${response.statusCode}`));
      response.on("end", resolve).on("error", reject).resume();
    }).on("error", reject);
  });
}

/** Milliseconds of a processor since a process began; null where the system does not tell. */
function processorTime(pid: number): number | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  // After the name, which may hold anything. The system counts in hundredths of a second.
  const fields = readFileSync(file, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function memory(pid: number): string {
  const file = `/proc/${pid}/status`;
  const size = existsSync(file) ? /VmRSS:\s+(\d+)/.exec(readFileSync(file, "utf8"))?.[1] : undefined;
  return size ? `${Math.round(Number(size) / 1024)} MB` : "";
}

async function measure(what: string, { url, pid = 0 }: RunningService, path: (turn: number) => string) {
  const urlOf = (turn: number) => url + path(turn);
  await load(urlOf, seconds / 2);
  const before = processorTime(pid);
  const count = await load(urlOf, seconds);
  const after = processorTime(pid);
  const each = before === null || after === null ? "" : `${((after - before) / count).toFixed(2)} ms each`;
  process.stdout.write(
    `${what.padEnd(26)} ${(count / seconds).toFixed(0).padStart(6)} a second  ${each}  ${memory(pid)}\n`,
  );
}

async function withService(
  start: Promise<RunningService>,
  work: (service: RunningService) => Promise<void>,
): Promise<void> {
  const service = await start;
  try {
    await work(service);
  } finally {
    await service.stop();
  }
}

function storefront(api: string, freshSeconds: number): Promise<RunningService> {
  return startService(["--max-semi-space-size=4", join(root, "storefront/server/start.ts")], {
    NODE_ENV: "production",
    STOREFRONT_PORT: "0",
    STOREFRONT_API_URL: api,
    STOREFRONT_EXTENSIONS_API_URL: `${api}/extensions`,
    STOREFRONT_PAGE_FRESH_SECONDS: String(freshSeconds),
  });
}

async function report(api: string): Promise<void> {
  await withService(startService(["-e", hello], {}), (server) => measure("hello", server, () => "/"));
  await withService(storefront(api, 0), async (shop) => {
    const listing = await (await fetch(`${shop.url}/search`)).text();
    const product = /\/products\/[\w-]+/.exec(listing)?.[0];
    if (!product) throw new Error("The listing shows no product");
    // Of another address each, as visitors who ask for the same page at once are answered at once.
    await measure("product, rendered", shop, (turn) => `${product}?turn=${turn}`);
    await measure("product, one for all", shop, () => product);
    await measure("listing, rendered", shop, (turn) => `/search?turn=${turn}`);
    await measure("home, rendered", shop, (turn) => `/?turn=${turn}`);
  });
  await withService(storefront(api, 3600), (shop) => measure("home, from memory", shop, () => "/"));
}

const folder = await mkdtemp(join(tmpdir(), "circlet-bench-"));
const settings = { CIRCLET_DATA_DIR: folder, PLATFORM_LOG: "off", PLATFORM_PORT: "0", EXTENSIONS_PORT: "0" };
const cli = join(root, "graphql/platform/src/cli.ts");
try {
  await runToEnd([cli, "seed"], settings);
  await withService(startService([cli, "serve"], { ...settings, NODE_ENV: "production" }, 2), (commerce) =>
    withService(recordedService(commerce.url, commerce.addresses[1] ?? ""), ({ url }) => report(url)),
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}
