import { createHmac } from "node:crypto";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test, vi } from "vitest";
import { Program } from "../../../../.tasks/program.ts";
import { get } from "../../storefront.fixture.ts";

const program = fileURLToPath(new URL("processes.fixture.ts", import.meta.url));
const secret = "a-secret-between-the-two";

/** Milliseconds. Generous, because three processes must start on a busy machine. */
const patience = 60_000;

let shop: Program;
afterEach(() => shop.kill());

/** Starts the shop and returns its URL. */
async function start(environment: Readonly<Record<string, string>> = {}): Promise<string> {
  shop = new Program([program], {
    env: {
      STOREFRONT_PORT: "0",
      STOREFRONT_METRICS_PORT: "0",
      STOREFRONT_WEBHOOK_SECRET: secret,
      // Pages stay fresh, so only a purge renews them.
      STOREFRONT_PAGE_FRESH_SECONDS: "86400",
      ...environment,
    },
  });
  return prints(/Storefront: (\S+) \(2 processes\)/);
}

/** Resolves with the pattern's first group in the shop's output. */
async function prints(pattern: RegExp): Promise<string> {
  return (await shop.prints(pattern))[1] ?? "";
}

interface Page {
  readonly process: number;
  readonly renders: number;
  /** Whether it asks the platform what changed. */
  readonly reconciles: boolean;
}

async function renders(url: string): Promise<Map<number, number>> {
  return new Map([...(await pages(url)).values()].map((page) => [page.process, page.renders]));
}

/** The page of each process. New connections take turns. */
async function pages(url: string): Promise<Map<number, Page>> {
  const seen = new Map<number, Page>();
  for (let visits = 0; visits < 4; visits += 1) {
    const { body } = await get(url, "/coat", { headers: { connection: "close" } });
    const page = JSON.parse(body.toString()) as Page;
    seen.set(page.process, page);
  }
  return seen;
}

async function sellCoat(url: string): Promise<void> {
  const body = JSON.stringify({ id: 1 });
  const signature = createHmac("sha256", secret).update(body).digest("base64");
  const headers = { "x-shopify-hmac-sha256": signature };
  expect((await get(url, "/webhooks/products", { method: "POST", headers, body })).status).toBe(200);
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

test("all processes share webhooks, metrics and SIGTERM", async () => {
  const url = await start();
  const first = await renders(url);
  expect([...first.values()]).toEqual([1, 1]);
  const port = await prints(/Metrics: port (\d+)/);
  const figures = (await get(`http://localhost:${port}`, "/metrics")).body.toString();
  expect(figures).toContain("circlet_cached_pages 2");
  expect(figures).toContain('circlet_pages_total{outcome="miss"} 2');
  expect(figures).toMatch(/^process_start_time_seconds \d+$/m);

  await sellCoat(url);
  await vi.waitFor(async () => expect([...(await renders(url)).values()]).toEqual([2, 2]), patience);

  shop.signal("SIGTERM");
  expect(await shop.ended()).toBe(0);
  expect([...first.keys()].filter(isRunning)).toEqual([]);
}, 120_000);

test("a process that dies is replaced, as the reconciler too, and none outlives the first", async () => {
  const url = await start();
  const both = [...(await pages(url)).values()];
  const [dead = 0] = both.filter(({ reconciles }) => reconciles).map((page) => page.process);
  const [alive = 0] = both.filter(({ reconciles }) => !reconciles).map((page) => page.process);
  process.kill(dead, "SIGKILL");
  await prints(/(ended \(SIGKILL\))/);
  const now = await vi.waitFor(async () => {
    const ids = [...(await renders(url)).keys()];
    expect(ids).toHaveLength(2);
    expect(ids).toContain(alive);
    expect(ids).not.toContain(dead);
    return ids;
  }, patience);
  const reconcilers = [...(await pages(url)).values()].filter(({ reconciles }) => reconciles);
  expect(reconcilers.map((page) => page.process)).toEqual(now.filter((id) => id !== alive));
  shop.signal("SIGKILL");
  await vi.waitFor(() => expect(now.filter(isRunning)).toEqual([]), patience);
}, 120_000);

test("an error of the app fails its request only, and one outside of requests replaces its process", async () => {
  const url = await start();
  const before = [...(await renders(url)).keys()];
  for (const path of ["/throws", "/throws-later", "/rejects-unseen"]) {
    expect((await get(url, path)).status, path).toBe(500);
    await prints(/(planted)/);
    shop.output = "";
  }
  expect([...(await renders(url)).keys()]).toEqual(expect.arrayContaining(before));
  const [failing = 0] = before;
  process.kill(failing, "SIGUSR2");
  await prints(/planted[^]*(ended \(exit code 1\))/);
  await vi.waitFor(async () => {
    const now = [...(await renders(url)).keys()];
    expect(now).toHaveLength(2);
    expect(now).not.toContain(failing);
  }, patience);
}, 120_000);

test("a process that dies while others start is replaced", async () => {
  await start({ FIXTURE_CRASH: "1" });
  const url = await prints(/Metrics: port (\d+)/).then((port) => `http://localhost:${port}`);
  await vi.waitFor(async () => {
    const text = (await get(url, "/metrics")).body.toString();
    // Each worker reports its own; the first process reports how many there are.
    expect(shop.output).toContain("Replacing it");
    expect(text).toContain("circlet_cached_pages");
  }, patience);
}, 120_000);
