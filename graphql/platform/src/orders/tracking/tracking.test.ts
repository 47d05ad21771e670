import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../database/database.ts";
import { all, get } from "../../database/statement.ts";
import { demoCustomer, demoCustomerAddress } from "../../demo/seed/demo-people.ts";
import { seedCatalog } from "../../demo/seed/seed-catalog.ts";
import { seedCustomer } from "../../demo/seed/seed-customer.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.fixture.ts";

let shop: TestShop;

beforeAll(async () => {
  const database = openDatabase(":memory:");
  seedCatalog(database);
  // Seeded with another port than the service is started on.
  seedCustomer(database, { publicUrl: "http://localhost:1", now: new Date() });
  shop = await openTestShop({}, database);
});
afterAll(() => shop.close());

test("every tracking link of the demo orders opens a page with the parcel's progress", async () => {
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

test("the page reveals nothing about the recipient", async () => {
  for (const { tracking_url } of all<{ tracking_url: string }>(
    shop.database,
    `SELECT tracking_url FROM fulfillment JOIN customer_order ON customer_order.id = order_id
     WHERE tracking_url IS NOT NULL AND email = ?`,
    demoCustomer.email,
  )) {
    const page = await (await fetch(tracking_url)).text();
    for (const secret of [
      demoCustomer.email,
      demoCustomer.lastName,
      demoCustomerAddress.address1,
      demoCustomerAddress.zip,
    ])
      expect(page).not.toContain(secret);
  }
});

test.each(["/tracking/", "/tracking/RP000000000000US", "/tracking/%3Cb%3E", "/tracking/RP1US/x"])(
  "%s is not found",
  async (path) => {
    const response = await fetch(shop.url + path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("We can’t find this parcel");
  },
);
