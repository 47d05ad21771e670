import { afterAll, expect, test } from "vitest";
import { openDatabase } from "../../database/database.ts";
import { migrate } from "../../database/migrate.ts";
import { get, run } from "../../database/statement.ts";
import { issueCustomerToken } from "../../sign-in/testing/sign-in.fixture.ts";
import { importDemoShop } from "../../../tests/demo-shop.fixture.ts";
import { executeAt, openTestShop, type TestShop } from "../../../tests/test-shop.fixture.ts";
import { newTracking } from "./tracking.ts";

/** A customer of the demo shop, with orders in every state. */
const email = "pat@circlet.example";

const database = openDatabase(":memory:");
await importDemoShop(database);
const shop = await openTestShop({}, database);
afterAll(() => shop.close());

interface Parcels {
  readonly customer: {
    readonly orders: {
      readonly nodes: readonly {
        readonly fulfillments: {
          readonly nodes: readonly {
            readonly latestShipmentStatus: string;
            readonly trackingInformation: readonly { readonly url: string }[];
          }[];
        };
      }[];
    };
  };
}

async function trackingLinks({ url }: TestShop): Promise<{ status: string; link: string }[]> {
  const { data } = await executeAt<Parcels>(
    `${url}/account/customer/api/unstable/graphql`,
    `{ customer { orders(first: 50) { nodes { fulfillments(first: 5) { nodes {
      latestShipmentStatus trackingInformation { url }
    } } } } } }`,
    { authorization: issueCustomerToken(database, email) },
  );
  const parcels = data.customer.orders.nodes.flatMap(({ fulfillments }) => fulfillments.nodes);
  return parcels.flatMap(({ latestShipmentStatus: status, trackingInformation }) =>
    trackingInformation.map(({ url: link }) => ({ status, link })),
  );
}

test("every tracking link of the demo orders opens a page with the parcel's progress", async () => {
  const words: Record<string, string> = {
    IN_TRANSIT: "is on its way",
    OUT_FOR_DELIVERY: "should arrive today",
    DELAYED: "running late",
    ATTEMPTED_DELIVERY: "tried again",
    DELIVERED: "has been delivered",
    FAILURE: "could not be delivered",
  };
  const links = await trackingLinks(shop);
  expect(new Set(links.map(({ status }) => status))).toEqual(new Set(Object.keys(words)));
  for (const { status, link } of links) {
    const response = await fetch(link);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(words[status]);
  }
});

test("links use the service's current address, not its address when the order was placed", async () => {
  const moved = await openTestShop({ publicUrl: "https://commerce.example" }, database);
  const links = await trackingLinks(moved);
  expect(links.length).toBeGreaterThan(10);
  for (const { link } of links) expect(link).toMatch(/^https:\/\/commerce\.example\/tracking\/RP\d{12}US$/);
  await moved.close();
});

test("links that an older version stored with its port use the current address, too", async () => {
  const { id, company } = get<{ id: number; company: string }>(
    database,
    "SELECT id, tracking_company AS company FROM fulfillment WHERE status = 'IN_TRANSIT'",
  )!;
  expect(company).toBe(newTracking().company);
  run(database, "UPDATE fulfillment SET tracking_url = 'http://localhost:1/tracking/RP1US' WHERE id = ?", id);
  run(database, "DELETE FROM migration WHERE name = '007-tracking-links.sql'");
  migrate(database);
  for (const { link } of await trackingLinks(shop)) expect(link).toContain(`${shop.url}/tracking/`);
});

test("the page reveals nothing about the recipient", async () => {
  const recipient = get<Record<string, string>>(
    database,
    `SELECT customer_order.email, last_name, address1, zip
     FROM customer_order JOIN order_address ON order_id = customer_order.id WHERE email = ?`,
    email,
  )!;
  for (const { link } of await trackingLinks(shop)) {
    const page = await (await fetch(link)).text();
    for (const secret of Object.values(recipient)) expect(page).not.toContain(secret);
  }
});

test.each(["/tracking/", "/tracking/RP000000000000US", "/tracking/%3Cb%3E", "/tracking/RP1US/x"])(
  "%s is not found",
  async (path) => {
    const response = await fetch(shop.url + path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("We can’t find this package");
  },
);
