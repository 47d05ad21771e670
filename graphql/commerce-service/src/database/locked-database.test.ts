import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { saveTestVariant, testCart } from "../cart/cart.fixture.ts";
import { dataFolder } from "../checkout/payment/served-platform.fixture.ts";
import { validForm } from "../checkout/shopper.fixture.ts";
import { Client } from "../sign-in/testing/sign-in.fixture.ts";
import { openTestShop } from "../testing/test-shop.fixture.ts";
import { openDatabase } from "./database.ts";

const folder = dataFolder();
const path = join(folder.path, "platform.sqlite");
/** Another process that uses the same database file. */

const shop = await openTestShop({}, openDatabase(path));
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
