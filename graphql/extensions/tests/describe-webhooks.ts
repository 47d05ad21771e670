import { beforeEach, describe, expect, test } from "vitest";
import { areAlertsOn, turnAlertsOn } from "../src/alerts/email-alerts-store.ts";
import { addSavedSearch, savedSearches } from "../src/alerts/saved-search-store.ts";
import { forgetOldWebhooks } from "../src/webhooks/receive-webhook.ts";
import type { TestService } from "./test-service.ts";

const ada = "gid://shopify/Customer/71";
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const order = {
  id: 5_123_456_789_012,
  admin_graphql_api_id: "gid://shopify/Order/5123456789012",
  processed_at: "2026-03-01T10:00:00-05:00",
  email: "ada@circlet.example",
  line_items: [{ product_id: 11 }, { product_id: 12 }, { product_id: 11 }, { product_id: null }],
};

export function describeWebhooks(service: () => TestService): void {
  const send: TestService["sendWebhook"] = (...webhook) => service().sendWebhook(...webhook);
  const rows = <Row>(sql: string) => service().database.query<Row>(sql);
  const orders = () => rows<{ id: string; paidAt: string }>('SELECT id, paid_at AS "paidAt" FROM paid_order');
  const address = async () => (await rows<{ email: string }>("SELECT email FROM email_alerts"))[0]?.email;
  const searches = () => savedSearches(service().database, ada);

  describe("webhooks", () => {
    /** A customer who has had alerts and a saved search for an hour. */
    beforeEach(async () => {
      const { database } = service();
      await database.run(
        "DELETE FROM paid_order; DELETE FROM saved_listing; DELETE FROM email_alerts; DELETE FROM received_webhook",
      );
      const then = new Date(Date.now() - 3_600_000);
      await turnAlertsOn(database, ada, { email: "ada@circlet.example", wishlist: [] }, then);
      await addSavedSearch(database, ada, { path: "/search?text=linen", name: "Linen" }, then);
    });
    const isUntouched = async () =>
      (await orders()).length === 0 &&
      (await searches()).length === 1 &&
      (await areAlertsOn(service().database, ada)) &&
      (await address()) === "ada@circlet.example";

    test("a paid order is stored once with its products, and no customer data", async () => {
      expect([await send("orders/paid", order), await send("orders/paid", order)]).toEqual([200, 200]);
      expect(await orders()).toEqual([{ id: "5123456789012", paidAt: "2026-03-01T15:00:00.000Z" }]);
      const products = await rows<{ id: string }>(
        "SELECT product_id AS id FROM paid_order_product ORDER BY 1",
      );
      expect(products.map(({ id }) => id)).toEqual(["11", "12"]);
    });

    test("a product's change counts although the body is that of the change before", async () => {
      const { database } = service();
      await database.run("DELETE FROM changed_product");
      const body = { id: 31, handle: "dress" };
      await send("products/update", body);
      await database.run("UPDATE changed_product SET due_at = NULL");
      await send("products/update", body);
      const [changed] = await rows<{ dueAt: string | null }>('SELECT due_at AS "dueAt" FROM changed_product');
      expect(changed?.dueAt).not.toBeNull();
    });

    test("a changed product waits for the alerts once, with the time of its last change", async () => {
      const changed = () =>
        rows<{ id: string; dueAt: string | null }>(
          'SELECT product_id AS id, due_at AS "dueAt" FROM changed_product',
        );
      await service().database.run("DELETE FROM changed_product");
      const body = { id: 31, handle: "dress", updated_at: "2026-03-01T15:00:00Z" };
      expect(await send("products/create", body)).toBe(200);
      expect(await send("products/update", { ...body, title: "Dress" })).toBe(200);
      expect(await changed()).toMatchObject([{ id: "gid://shopify/Product/31" }]);
      expect(await send("products/update", { handle: "dress" })).toBe(400);
      expect(await send("products/delete", { id: 31 })).toBe(200);
      expect(await changed()).toHaveLength(1);
      expect(await send("products/publish", { id: 31 })).toBe(404);
    });

    test("a product's body changes no customer, whatever topic its header names", async () => {
      const body = { id: 71, handle: "dress", vendor: "Norelle" };
      for (const topic of ["customers/update", "customers/delete"]) expect(await send(topic, body)).toBe(400);
      expect(await isUntouched()).toBe(true);
    });

    test.each([
      ["", 401],
      ["wrong", 401],
      [Buffer.alloc(32, 1).toString("base64"), 401],
    ])("the signature %j is refused", async (signature, status) => {
      const headers = { "x-shopify-hmac-sha256": signature };
      expect(await send("customers/delete", { id: 71 }, headers)).toBe(status);
      expect(await isUntouched()).toBe(true);
    });

    test.each([
      ["orders/paid", ""],
      ["orders/paid", "[]"],
      ["orders/paid", { id: "x", line_items: [] }],
      ["orders/paid", { id: 1, line_items: [], processed_at: "yesterday" }],
      ["customers/update", { id: 1.5 }],
      ["customers/update", { id: 71, email: 2 }],
      ["customers/update", { id: 71, email: null, updated_at: "soon" }],
      ["customers/delete", {}],
      ["customers/redact", { id: 71 }],
      ["customers/data_request", { id: 71 }],
      ["shop/redact", {}],
      // Signed bodies of other topics, whose headers anyone who has seen one can replace.
      ["customers/delete", { id: 71, email: null, updated_at: "2026-03-01T10:00:00Z" }],
      ["customers/redact", { shop_id: 1, customer: { id: 71 }, data_request: { id: 9 } }],
      ["customers/data_request", { shop_id: 1, customer: { id: 71 }, orders_to_redact: [] }],
      ["shop/redact", { shop_id: 1, customer: { id: 71 }, orders_to_redact: [] }],
    ])("a body for %s that is not one, %j, changes nothing", async (topic, body) => {
      expect(await send(topic, body)).toBe(400);
      expect(await isUntouched()).toBe(true);
    });

    test.each([
      ["an order's body at the deletion's path", "customers/delete", { ...order, id: 71 }, {}],
      [
        "an update's topic at the deletion's path",
        "customers/delete",
        { id: 71 },
        { "x-shopify-topic": "customers/update" },
      ],
      ["no topic", "customers/delete", { id: 71 }, { "x-shopify-topic": "" }],
      ["a customer's body at the orders' path", "orders/paid", { ...order, admin_graphql_api_id: ada }, {}],
    ])("%s changes nothing", async (_what, path, body, headers) => {
      expect(await send(path, body, headers)).toBe(400);
      expect(await isUntouched()).toBe(true);
    });

    test.each(["orders/refunded", "customers/constructor", "__proto__/x"])(
      "the unknown topic %s is not found",
      async (topic) => {
        expect(await send(topic, { id: 71 })).toBe(404);
      },
    );

    test.each([
      ["in order", [1, 2]],
      ["in the wrong order", [2, 1]],
      ["twice", [1, 2, 1, 2]],
    ])("the newest address stays when changes arrive %s", async (_what, changes) => {
      for (const change of changes) {
        const body = { id: 71, email: `ada${change}@circlet.example`, updated_at: minutes(change) };
        expect(await send("customers/update", body)).toBe(200);
      }
      expect(await address()).toBe("ada2@circlet.example");
    });

    test("a change from before the customer turned alerts on does not replace the newer address", async () => {
      const body = { id: 71, email: "old@circlet.example", updated_at: minutes(-120) };
      expect(await send("customers/update", body)).toBe(200);
      expect(await address()).toBe("ada@circlet.example");
    });

    test.each([null, "", undefined])(
      "a customer without an address (%j) gets no more alerts",
      async (email) => {
        expect(await send("customers/update", { id: 71, email, updated_at: minutes(0) })).toBe(200);
        expect(await areAlertsOn(service().database, ada)).toBe(false);
      },
    );

    test.each(["customers/delete", "customers/redact"])(
      "%s deletes what is stored about the customer",
      async (topic) => {
        await send("orders/paid", order);
        const body =
          topic === "customers/delete" ? { id: 71 } : { customer: { id: 71 }, orders_to_redact: [order.id] };
        expect(await send(topic, body, { "x-shopify-triggered-at": minutes(0) })).toBe(200);
        expect([await searches(), await address()]).toEqual([[], undefined]);
        expect(await orders()).toHaveLength(topic === "customers/delete" ? 1 : 0);
        expect(await send("customers/update", { id: 71, email: "late@circlet.example" })).toBe(200);
        expect(await address()).toBeUndefined();
      },
    );

    test("a deletion that arrives late leaves what was saved since", async () => {
      const headers = { "x-shopify-triggered-at": minutes(-120) };
      expect(await send("customers/delete", { id: 71 }, headers)).toBe(200);
      expect(await isUntouched()).toBe(true);
    });

    test("a deletion also deletes what was saved in the minute after it, but not what is saved later", async () => {
      const headers = { "x-shopify-triggered-at": minutes(-60.5) };
      await addSavedSearch(service().database, ada, { path: "/search?text=wool", name: "Wool" }, new Date());
      expect(await send("customers/delete", { id: 71 }, headers)).toBe(200);
      expect((await searches()).map(({ name }) => name)).toEqual(["Wool"]);
    });

    test("a webhook with a known id or a known body is not applied again, until it is old", async () => {
      const headers = { "x-shopify-webhook-id": "repeated" };
      expect(await send("customers/delete", { id: 71 }, headers)).toBe(200);
      await addSavedSearch(service().database, ada, { path: "/search", name: "All" }, new Date(0));
      expect(await send("customers/delete", { id: 71 }, headers)).toBe(200);
      // The id is not signed.
      expect(await send("customers/delete", { id: 71 }, { "x-shopify-webhook-id": "another" })).toBe(200);
      expect(await searches()).toHaveLength(1);
      await forgetOldWebhooks(service().database, new Date(Date.now() + 8 * 24 * 3_600_000));
      await send("customers/delete", { id: 71 }, headers);
      expect(await searches()).toEqual([]);
    });

    test("a webhook that failed is applied when it is repeated", async () => {
      const headers = { "x-shopify-webhook-id": "failed first" };
      expect(await send("customers/delete", {}, headers)).toBe(400);
      expect(await send("customers/delete", { id: 71 }, headers)).toBe(200);
      expect(await searches()).toEqual([]);
    });

    test("a request for a customer's data is accepted and changes nothing", async () => {
      expect(await send("customers/data_request", { customer: { id: 71 }, orders_requested: [] })).toBe(200);
      expect(await isUntouched()).toBe(true);
    });

    test("shop/redact deletes all data of customers and orders", async () => {
      await send("orders/paid", order);
      expect(await send("shop/redact", { shop_id: 1, shop_domain: "shop.example" })).toBe(200);
      expect([await orders(), await searches(), await address()]).toEqual([[], [], undefined]);
    });
  });
}
