import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { all, run } from "../../database/statement.ts";
import { openTestShop } from "../../../tests/test-shop.fixture.ts";
import { removeOldEvents } from "./remove-old-events.ts";

const shop = await openTestShop();
beforeEach(() => shop.database.exec("DELETE FROM marketing_event; DELETE FROM analytics_event"));
afterAll(() => shop.close());

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(shop.url + path, { method: "POST", body, headers });

describe("marketing events", () => {
  const event = (changes: object = {}) =>
    JSON.stringify({
      data: {
        type: "event",
        attributes: {
          properties: { ProductID: "gid://shopify/Product/1" },
          value: 42.5,
          value_currency: "USD",
          unique_id: "one",
          time: "2026-03-01T12:00:00Z",
          metric: { data: { type: "metric", attributes: { name: "Viewed Product" } } },
          profile: { data: { type: "profile", attributes: { anonymous_id: "abc" } } },
          ...changes,
        },
      },
    });
  const send = (body: string) =>
    post("/client/events/?company_id=CIRCLT", body, {
      "content-type": "application/json",
      revision: "2024-07-15",
    });
  const recorded = () =>
    all(shop.database, "SELECT metric, profile, properties, happened_at FROM marketing_event");

  test("marketing events are stored once, however often they are sent", async () => {
    expect((await send(event())).status).toBe(202);
    expect((await send(event())).status).toBe(202);
    expect(recorded()).toEqual([
      {
        metric: "Viewed Product",
        profile: '{"anonymous_id":"abc"}',
        properties: '{"ProductID":"gid://shopify/Product/1","value":42.5,"value_currency":"USD"}',
        happened_at: "2026-03-01T12:00:00Z",
      },
    ]);
  });

  test.each([
    [{ metric: {} }, "/data/attributes/metric/data"],
    [{ profile: undefined }, "/data/attributes/profile"],
    [{ time: "yesterday" }, "/data/attributes/time"],
    [{ value: "much" }, "/data/attributes/value"],
  ])("marketing events with %j are rejected", async (changes, pointer) => {
    const response = await send(event(changes));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ source: { pointer } }] });
    expect(recorded()).toEqual([]);
  });
});

describe("analytics events", () => {
  const recorded = () =>
    all(shop.database, "SELECT client_id, name, parameters FROM analytics_event ORDER BY id");
  const shared = "v=2&tid=G-CIRCLET&cid=123.456";

  test("analytics events are accepted in the tag's format: one in the URL, or one per line", async () => {
    expect((await post(`/g/collect?${shared}&en=page_view&dl=%2F`, "")).status).toBe(204);
    expect((await post(`/g/collect?${shared}`, "en=view_item&epn.value=5\r\nen=add_to_cart")).status).toBe(
      204,
    );
    expect(recorded()).toEqual([
      { client_id: "123.456", name: "page_view", parameters: '{"dl":"/"}' },
      { client_id: "123.456", name: "view_item", parameters: '{"epn.value":"5"}' },
      { client_id: "123.456", name: "add_to_cart", parameters: "{}" },
    ]);
  });

  test("analytics events are accepted by the measurement protocol", async () => {
    const body = JSON.stringify({ client_id: "a", events: [{ name: "add_to_cart", params: { value: 5 } }] });
    expect((await post("/mp/collect?measurement_id=G-CIRCLET", body)).status).toBe(204);
    expect(recorded()).toEqual([{ client_id: "a", name: "add_to_cart", parameters: '{"value":5}' }]);
  });

  test.each([
    [`/g/collect?${shared}`, ""],
    [`/g/collect?${shared}&en=1<script>`, ""],
    ["/g/collect?v=1&tid=G-CIRCLET&cid=1&en=page_view", ""],
    ["/g/collect?v=2&tid=UA-1&cid=1&en=page_view", ""],
    [`/g/collect?${shared}`, "en=a\n".repeat(26)],
    [`/g/collect?${shared}`, `${"\n".repeat(26)}en=a`],
    ["/mp/collect", "{}"],
    ["/mp/collect?measurement_id=G-CIRCLET", "{"],
    ["/mp/collect?measurement_id=G-CIRCLET", '{"client_id":"a","events":[]}'],
  ])("analytics events that are invalid are rejected: %s %j", async (path, body) => {
    expect((await post(path, body)).status).toBe(400);
    expect(recorded()).toEqual([]);
  });

  test("analytics events that are too large or not posted are rejected", async () => {
    expect((await post(`/g/collect?${shared}`, `en=a&ep.x=${"x".repeat(17_000)}`)).status).toBe(413);
    expect((await fetch(`${shop.url}/g/collect?${shared}&en=page_view`)).status).toBe(405);
  });
});

test("only the newest events are kept", () => {
  const insert =
    "INSERT INTO analytics_event (id, measurement_id, client_id, name, parameters, recorded_at) VALUES (?, '', '', '', '{}', '')";
  for (const id of [1, 2, 100_001]) run(shop.database, insert, id);
  removeOldEvents(shop.database);
  expect(all(shop.database, "SELECT id FROM analytics_event ORDER BY id")).toEqual([
    { id: 2 },
    { id: 100_001 },
  ]);
});

test("old events are removed in slices, so that requests wait only briefly", () => {
  const insert = `WITH RECURSIVE ids (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM ids WHERE id < 700)
    INSERT INTO analytics_event (id, measurement_id, client_id, name, parameters, recorded_at)
    SELECT id, '', '', '', '{}', '' FROM (SELECT id FROM ids UNION ALL SELECT 200000)`;
  run(shop.database, insert);
  const counts = [1, 2].map(() => {
    removeOldEvents(shop.database);
    return all(shop.database, "SELECT id FROM analytics_event").length;
  });
  expect(counts).toEqual([201, 1]);
});
