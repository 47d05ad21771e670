import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { saveTestVariant, testCart } from "../cart/cart.fixture.ts";
import { dataFolder } from "../checkout/payment/served-platform.fixture.ts";
import { validForm } from "../checkout/shopper.fixture.ts";
import { Client } from "../sign-in/testing/sign-in.fixture.ts";
import { openTestShop } from "../../tests/test-shop.fixture.ts";
import { openDatabase } from "./database.ts";

const folder = dataFolder();
const path = join(folder.path, "platform.sqlite");
const shop = await openTestShop({}, openDatabase(path));
/** Another process that uses the same database file. */
const other = new DatabaseSync(path);
afterAll(async () => {
  other.close();
  await shop.close();
  shop.database.close();
  folder.remove();
});

const post = (address: string, body: string | URLSearchParams, headers: Record<string, string>) =>
  fetch(shop.url + address, { method: "POST", redirect: "manual", body, headers });
const json = { "content-type": "application/json", revision: "2024-07-15" };

/** Prepares a write and returns the function that sends it. */
const writes: Readonly<Record<string, () => Promise<() => Promise<Response>>>> = {
  "a new cart": async () => () =>
    post("/api/2023-10/graphql", JSON.stringify({ query: "mutation { cartCreate { cart { id } } }" }), json),
  "a payment": async () => {
    const cart = testCart(shop.database, [saveTestVariant(shop.database, "Locked dress")]);
    const address = `/checkouts/${cart.checkoutToken}`;
    const form = new URLSearchParams({ ...validForm, total: "5000", attempt: "1" });
    return () => post(address, form, { origin: shop.url });
  },
  "a sign-in code": async () => {
    const client = new Client(shop.url);
    const { address } = await client.browser.follow(client.authorization());
    return () => client.browser.send(address, { action: "email", email: "ada@circlet.example" });
  },
  "a subscription": async () => () =>
    post(
      "/client/subscriptions/?company_id=CIRCLT",
      JSON.stringify({
        data: {
          type: "subscription",
          attributes: {
            profile: { data: { type: "profile", attributes: { email: "ada@circlet.example" } } },
          },
          relationships: { list: { data: { type: "list", id: "NEWSLT" } } },
        },
      }),
      json,
    ),
};

test.each(Object.keys(writes))(
  "%s waits for another process's write, and reads do not wait",
  async (name) => {
    const send = (await writes[name]?.()) ?? expect.fail();
    other.exec("BEGIN IMMEDIATE");
    onTestFinished(() => void (other.isTransaction && other.exec("ROLLBACK")));
    let done = false;
    const written = send().finally(() => (done = true));
    const started = performance.now();
    for (let read = 0; read < 10; read += 1) {
      expect((await shop.execute("{ shop { name } }")).data).toEqual({ shop: { name: "Circlet" } });
    }
    expect(performance.now() - started).toBeLessThan(5000);
    expect(done).toBe(false);
    other.exec("COMMIT");
    expect((await written).status).toBeLessThan(400);
  },
);

test.each(Object.keys(writes))("%s gets 503 while the database cannot be written", async (name) => {
  const send = (await writes[name]?.()) ?? expect.fail();
  shop.database.exec("PRAGMA query_only = ON");
  onTestFinished(() => shop.database.exec("PRAGMA query_only = OFF"));
  expect((await send()).status).toBe(503);
  shop.database.exec("PRAGMA query_only = OFF");
  expect((await send()).status).toBeLessThan(400);
});

test("a payment gets 503 while the disk is full", async () => {
  const limitPages = (count: number) => shop.database.exec(`PRAGMA max_page_count = ${count}`);
  onTestFinished(() => limitPages(1_000_000));
  // The pages that there are still have room for some.
  const statuses: number[] = [];
  while (statuses.length < 100 && !statuses.some((status) => status >= 400)) {
    // Its cart must be saved.
    limitPages(1_000_000);
    const pay = (await writes["a payment"]?.()) ?? expect.fail();
    limitPages(Number(shop.database.prepare("PRAGMA page_count").get()?.["page_count"]));
    statuses.push((await pay()).status);
  }
  expect(statuses.at(-1)).toBe(503);
});
