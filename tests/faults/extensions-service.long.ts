import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { numbersOf } from "../../graphql/extensions/tests/products.ts";
import {
  postgresqlPrograms,
  type PostgresqlServer,
  startPostgresql,
} from "../../graphql/extensions/tests/postgresql-server.ts";
import { openDatabase } from "../../graphql/extensions/src/database/open-database.ts";
import { openPostgresql } from "../../graphql/extensions/src/database/postgresql.ts";
import { listReviews } from "../../graphql/extensions/src/reviews/review-store.ts";
import {
  openTestShop,
  saveProducts,
  testProduct,
  type TestShop,
} from "../../graphql/commerce-service/tests/test-shop.fixture.ts";
import { root } from "../../.tasks/process.ts";
import { Program } from "../../.tasks/program.ts";

const cli = join(root, "graphql/extensions/src/cli.ts");
const secret = "a-secret-of-the-tests";
const running: Program[] = [];
let shop: TestShop;
let server: PostgresqlServer | undefined;

beforeAll(async () => {
  shop = await openTestShop();
  for (const handle of ["dress-1", "dress-2"])
    saveProducts(shop.database, testProduct(handle, { productType: "dresses" }));
  if (postgresqlPrograms) server = await startPostgresql();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((program) => program.kill()));
});
afterAll(async () => {
  await server?.close();
  await shop.close();
});

/** Starts the service in its own process. Resolves with its URL. */
async function serve(env: Readonly<Record<string, string>>): Promise<{ program: Program; url: string }> {
  const program = new Program([cli, "serve"], {
    env: { EXTENSIONS_PORT: "0", STOREFRONT_API_URL: shop.url, STOREFRONT_WEBHOOK_SECRET: secret, ...env },
  });
  running.push(program);
  return { program, url: await program.url() };
}

/** Sends a paid order of two products. Resolves with the status, or 0 for a lost connection. */
async function sendOrder(url: string, id: number): Promise<number> {
  const [one, other] = numbersOf(shop, ["dress-1", "dress-2"]);
  const body = JSON.stringify({
    id,
    line_items: [{ product_id: Number(one) }, { product_id: Number(other) }],
  });
  const headers = {
    "x-shopify-topic": "orders/paid",
    "x-shopify-hmac-sha256": createHmac("sha256", secret).update(body).digest("base64"),
  };
  return fetch(`${url}/webhooks/orders/paid`, { method: "POST", body, headers }).then(
    ({ status }) => status,
    () => 0,
  );
}

const onPostgresql = test.skipIf(!postgresqlPrograms);

onPostgresql(
  "each of 300 orders counts once with three processes, one killed (needs postgresql)",
  async () => {
    const databaseUrl = (await server?.newDatabase()) ?? "";
    const services = await Promise.all([1, 2, 3].map(() => serve({ EXTENSIONS_DATABASE_URL: databaseUrl })));
    const database = openPostgresql(databaseUrl);
    const recorded = async () =>
      (await database.query<{ id: string }>("SELECT id FROM paid_order").catch(() => [])).map(({ id }) => id);
    const [first, second, third] = services.map(({ url }) => url);
    const orders = Array.from({ length: 300 }, (_, index) => 1000 + index);
    const statuses = await Promise.all(
      orders.map((id, index) => sendOrder([first, second, third][index % 3] ?? "", id)),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    await vi.waitUntil(async () => (await recorded()).length > 20, { timeout: 300_000, interval: 20 });
    services[2]?.program.signal("SIGKILL");
    // The platform repeats a webhook when it is unsure that it arrived.
    await Promise.all(orders.slice(0, 50).map((id) => sendOrder(first ?? "", id)));
    await vi.waitUntil(async () => (await recorded()).length === 300, { timeout: 300_000, interval: 200 });
    expect(new Set(await recorded())).toEqual(new Set(orders.map(String)));
    const [count] = await database.query("SELECT CAST(count(*) AS integer) AS lines FROM paid_order_product");
    expect(count).toEqual({ lines: 600 });
    await database.close();
  },
);

onPostgresql("works again five seconds after its PostgreSQL crashed (needs postgresql)", async () => {
  const { url } = await serve({ EXTENSIONS_DATABASE_URL: (await server?.newDatabase()) ?? "" });
  expect((await fetch(`${url}/ready`)).status).toBe(200);
  await server?.crash();
  const answered = async () => (await fetch(`${url}/ready`)).ok && (await sendOrder(url, 1)) === 200;
  await vi.waitUntil(answered, { timeout: 5_000, interval: 100 });
});

test("SQLite keeps every acknowledged write through kill -9", async () => {
  const folder = mkdtempSync(join(tmpdir(), "extensions-"));
  const program = new Program([
    "--input-type=module",
    "--eval",
    `import { openDatabase } from "${join(root, "graphql/extensions/src/database/open-database.ts")}";
     import { saveReview } from "${join(root, "graphql/extensions/src/reviews/review-store.ts")}";
     const database = await openDatabase({ dataDirectory: "${folder}" });
     for (let number = 1; ; number++) {
       const author = "Shopper " + number;
       await saveReview(database, { brandSlug: "b", mpn: "m", shortTitle: "t", author, comment: "c", commentedAt: new Date(0).toISOString() });
       process.stdout.write(author + ".\\n");
     }`,
  ]);
  running.push(program);
  const acknowledged = () => [...program.output.matchAll(/Shopper \d+(?=\.)/g)].map(([author]) => author);
  await vi.waitUntil(() => acknowledged().length > 300, { timeout: 600_000, interval: 5 });
  await program.kill();
  const database = await openDatabase({ databaseUrl: undefined, dataDirectory: folder });
  const kept = new Set((await listReviews(database, { limit: 100_000 })).map(({ author }) => author));
  expect(acknowledged().filter((author) => !kept.has(author))).toEqual([]);
  await database.close();
  rmSync(folder, { recursive: true });
});
