import { createHmac, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  openTestShop,
  saveProducts,
  testProduct,
  type TestShop,
} from "../../graphql/commerce-service/tests/test-shop.fixture.ts";
import { openDatabase } from "../../graphql/extensions/src/database/open-database.ts";
import {
  deviceOfMany,
  dressOfMany,
  manySearches,
  matchingSearches,
  saveManySearches,
} from "../../graphql/extensions/tests/many-searches.ts";
import { openPushService } from "../../graphql/extensions/src/alerts/push/push-service.fixture.ts";
import { numbersOf } from "../../graphql/extensions/tests/products.ts";
import { root } from "../../.tasks/process.ts";
import { Program } from "../../.tasks/program.ts";

const secret = "a-secret-of-the-tests";
const running: Program[] = [];
let shop: TestShop;
let folder: string;
/** Emails and notifications in the order in which they came, with the time since the webhook was sent. */
let received: { to: string; after: number }[];
let pushed: { to: string; after: number }[];
let pushService: Awaited<ReturnType<typeof openPushService>>;
let start = 0;
const mailbox = createServer(async (request, response) => {
  const { to } = JSON.parse(await text(request)) as { to: string };
  received.push({ to, after: performance.now() - start });
  response.writeHead(200).end();
}).listen(0, "127.0.0.1");

beforeAll(async () => {
  pushService = await openPushService();
  for (let at = 0; at < manySearches; at++) pushService.addDevice(String(at), deviceOfMany);
  pushService.respondWith((path) => {
    pushed.push({ to: path, after: performance.now() - start });
    return { status: 201 };
  });
  shop = await openTestShop();
  const { brand, category, size } = dressOfMany;
  const variants = [{ options: { Size: size }, price: 9000, inventory: 1 }];
  const options = [{ name: "Size", values: [size] }];
  saveProducts(
    shop.database,
    testProduct("dress", { productType: category, information: { brand, category }, options, variants }),
  );
});
beforeEach(async () => {
  received = [];
  pushed = [];
  folder = mkdtempSync(join(tmpdir(), "alerts-"));
  const database = await openDatabase({ databaseUrl: undefined, dataDirectory: folder });
  await saveManySearches(database, new Date(Date.now() - 3_600_000), pushService.url);
  await database.close();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((program) => program.kill()));
  rmSync(folder, { recursive: true });
});
afterAll(async () => {
  await shop.close();
  mailbox.close();
  pushService.close();
});

async function serve(): Promise<{ program: Program; url: string }> {
  const { port } = mailbox.address() as AddressInfo;
  const program = new Program([join(root, "graphql/extensions/src/cli.ts"), "serve"], {
    env: {
      EXTENSIONS_PORT: "0",
      EXTENSIONS_MAILBOX_URL: `http://127.0.0.1:${port}/`,
      CIRCLET_SHOP_NAME: "Hollow Pine",
      CIRCLET_DATA_DIR: folder,
      STOREFRONT_API_URL: shop.url,
      STOREFRONT_WEBHOOK_SECRET: secret,
    },
  });
  running.push(program);
  return { program, url: await program.url() };
}

async function sendDress(url: string): Promise<void> {
  const body = JSON.stringify({ id: Number(numbersOf(shop, ["dress"])[0]) });
  start = performance.now();
  const response = await fetch(`${url}/webhooks/products/update`, {
    method: "POST",
    body,
    headers: {
      "x-shopify-topic": "products/update",
      "x-shopify-webhook-id": randomUUID(),
      "x-shopify-hmac-sha256": createHmac("sha256", secret).update(body).digest("base64"),
    },
  });
  expect(response.status).toBe(200);
}

const toldOf = (messages: typeof received) => new Set(messages.map(({ to }) => to)).size;
const told = () => Math.min(toldOf(received), toldOf(pushed));
const until = (count: number) => vi.waitUntil(() => told() >= count, { timeout: 300_000, interval: 2 });

function p95(messages: typeof received): string {
  const times = messages.map(({ after }) => after).sort((one, other) => one - other);
  return `${((times[Math.ceil(times.length * 0.95) - 1] ?? 0) / 1000).toFixed(1)} s`;
}

test("100 of 10,000 customers are told of a product by email and on a device, once each", async () => {
  const { program, url } = await serve();
  await sendDress(url);
  await until(matchingSearches);
  await program.stop();
  expect([received.length, pushed.length]).toEqual([matchingSearches, matchingSearches]);
  // Every one could be opened by the customer's device only.
  expect(pushService.received).toHaveLength(matchingSearches);
  process.stdout.write(`From the webhook, p95: mailbox ${p95(received)}, push service ${p95(pushed)}\n`);
});

test("processes that are killed lose no message, and each sends one twice at most", async () => {
  // Killed after the webhook was accepted, before and while messages are made, and while they are sent.
  const stages = [0, 0, 1, 20, 60];
  let url = "";
  for (const [at, stage] of stages.entries()) {
    const service = await serve();
    ({ url } = service);
    if (at === 0) await sendDress(url);
    if (stage > 0) await until(stage);
    service.program.signal("SIGKILL");
    await service.program.ended();
  }
  await serve();
  await until(matchingSearches);
  // What was on its way is sent again after a minute.
  const count = async () => {
    const database = await openDatabase({ databaseUrl: undefined, dataDirectory: folder });
    const rows = await database.query("SELECT id FROM alert_message UNION ALL SELECT id FROM push_message");
    await database.close();
    return rows.length;
  };
  await vi.waitUntil(async () => (await count()) === 0, { timeout: 300_000, interval: 500 });
  for (const messages of [received, pushed]) {
    expect(toldOf(messages)).toBe(matchingSearches);
    expect(messages.length).toBeLessThanOrEqual(matchingSearches + stages.length);
  }
});
