import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../database/database.ts";
import { all, get } from "../database/statement.ts";
import { seedCatalogue } from "../seed/seed-catalogue.ts";
import { pat, patsAddress } from "../seed/demo-people.ts";
import { seedCustomer } from "../seed/seed-customer.ts";
import { openTestShop, type TestShop } from "../shop.fixture.ts";

let shop: TestShop;

beforeAll(async () => {
  const database = openDatabase(":memory:");
  seedCatalogue(database);
  // Seeded as for another port than the one on which the service is started.
  seedCustomer(database, { publicUrl: "http://localhost:1", now: new Date() });
  shop = await openTestShop({}, database);
});
afterAll(() => shop.close());

test("every tracking link of the demo's orders opens a page that says how far the parcel is", async () => {
  const words = {
    IN_TRANSIT: "is on its way",
    OUT_FOR_DELIVERY: "comes today",
    DELAYED: "running late",
    ATTEMPTED_DELIVERY: "try again",
    DELIVERED: "has been delivered",
    FAILURE: "could not be delivered",
  };
  for (const [status, sentence] of Object.entries(words)) {
    const { tracking_url: address = "" } =
      get<{ tracking_url: string }>(
        shop.database,
        "SELECT tracking_url FROM fulfillment WHERE status = ?",
        status,
      ) ?? {};
    const response = await fetch(address);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(sentence);
  }
});

test("the page tells nothing of whose parcel it is", async () => {
  for (const { tracking_url } of all<{ tracking_url: string }>(
    shop.database,
    `SELECT tracking_url FROM fulfillment JOIN customer_order ON customer_order.id = order_id
     WHERE tracking_url IS NOT NULL AND email = ?`,
    pat.email,
  )) {
    const page = await (await fetch(tracking_url)).text();
    for (const secret of [pat.email, pat.lastName, patsAddress.address1, patsAddress.zip])
      expect(page).not.toContain(secret);
  }
});

test.each(["/tracking/", "/tracking/RP000000000000US", "/tracking/%3Cb%3E", "/tracking/RP1US/x"])(
  "%s is no parcel's",
  async (path) => {
    const response = await fetch(shop.url + path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("We can’t find this parcel");
  },
);
