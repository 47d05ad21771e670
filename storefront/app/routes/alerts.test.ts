import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { BuiltShop, card, down, json, pageInfo } from "../../server/built-shop.fixture.ts";

const shop = new BuiltShop();

beforeAll(() => shop.open());
afterAll(() => shop.close());

beforeEach(() => {
  shop.asked = [];
  shop.answers = {};
});

describe("the page that stops the alerts", () => {
  const path = "/alerts/stop?token=abc_-123";
  /** What a mail program posts. */
  const oneClick = { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) };
  const asked = () => shop.asked.map(({ operationName, variables }) => [operationName, variables]);

  const stoppable = (searches: readonly object[], hasWishlist = false) =>
    json({ data: { getStoppableAlerts: { searches, hasWishlist } } });
  const stopped = json({ data: { stopEmailAlerts: true } });

  test("the page that stops the alerts only asks when it is opened, since mail programs open links on their own", async () => {
    shop.answers = { extensions_GetStoppableAlerts: stoppable([{ id: "7", name: "Dresses" }], true) };
    const { status, html, headers } = await shop.get(path);
    expect(status).toBe(200);
    expect(html).toContain("Stop all alerts");
    expect(html).toContain('<form method="post">');
    expect(html).toContain('name="robots" content="noindex');
    // It names the searches of whoever has the token.
    expect(headers.get("Cache-Control")).toContain("no-store");
    expect(asked()).toEqual([["extensions_GetStoppableAlerts", { token: "abc_-123" }]]);
  });

  test("the page that stops the alerts names each search, and stops only the chosen one", async () => {
    const searches = [
      { id: "7", name: "Dresses" },
      { id: "8", name: "Bags <b>" },
    ];
    shop.answers = {
      extensions_GetStoppableAlerts: stoppable(searches, true),
      extensions_StopEmailAlerts: stopped,
    };
    const { html } = await shop.get(path);
    expect(html).toContain("Stop only: Dresses");
    expect(html).toContain("Stop only: Bags &lt;b&gt;");
    expect(html).toContain('value="7"');
    expect(html).toContain("Alerts about your wishlist stop only with all others.");
    shop.asked = [];
    const chosen = { method: "POST", body: new URLSearchParams({ search: "7" }) };
    expect((await shop.get(path, chosen)).html).toContain("You get no more alerts of this search");
    expect(asked()).toContainEqual(["extensions_StopEmailAlerts", { token: "abc_-123", search: "7" }]);
  });

  test.each([
    ["an unknown token", json({ data: { getStoppableAlerts: null } })],
    ["a service that is down", down],
  ])("the page that stops the alerts offers to stop all with %s", async (_, answer) => {
    shop.answers = { extensions_GetStoppableAlerts: answer };
    const { status, html } = await shop.get(path);
    expect(status).toBe(200);
    expect(html).toContain("Stop all alerts");
    expect(html).not.toContain("Stop only");
  });

  test("the page that stops the alerts does so when something is posted, without a redirect", async () => {
    shop.answers = { extensions_StopEmailAlerts: json({ data: { stopEmailAlerts: true } }) };
    const { status, html, headers } = await shop.get(path, oneClick);
    expect(status).toBe(200);
    expect(html).toContain("You get no more alerts");
    expect(headers.get("Cache-Control")).toContain("no-store");
    expect(asked()).toContainEqual(["extensions_StopEmailAlerts", { token: "abc_-123", search: null }]);
  });

  test("the page that stops the alerts of one search stops no others", async () => {
    shop.answers = { extensions_StopEmailAlerts: json({ data: { stopEmailAlerts: true } }) };
    const ofSearch = "/alerts/stop/search?token=abc_-123&search=7";
    expect((await shop.get(ofSearch)).html).toContain("Stop these alerts");
    const { html } = await shop.get(ofSearch, oneClick);
    expect(html).toContain("You get no more alerts of this search");
    expect(asked()).toEqual([["extensions_StopEmailAlerts", { token: "abc_-123", search: "7" }]]);
    expect((await shop.get("/alerts/stop/others?token=abc", oneClick)).status).toBe(404);
    // Without the search, nothing stops by mistake.
    shop.asked = [];
    await shop.get("/alerts/stop/search?token=abc", oneClick);
    expect(asked()).toEqual([["extensions_StopEmailAlerts", { token: "abc", search: "" }]]);
  });

  test("the page that stops the alerts says that a link is unknown", async () => {
    shop.answers = { extensions_StopEmailAlerts: json({ data: { stopEmailAlerts: false } }) };
    const { status, html } = await shop.get(path, oneClick);
    expect(status).toBe(404);
    expect(html).toContain("This link does not work");
  });

  test.each(["", "?token=", `?token=${"a".repeat(101)}`])(
    "the page that stops the alerts asks no service about the link %j",
    async (query) => {
      expect((await shop.get(`/alerts/stop${query}`, oneClick)).status).toBe(404);
      expect(asked()).toEqual([]);
    },
  );

  test("the page that stops the alerts says that it did not work, so that mail programs try again", async () => {
    shop.answers = { extensions_StopEmailAlerts: down };
    const { status, html } = await shop.get(path, oneClick);
    expect(status).toBe(503);
    expect(html).toContain("You still get alerts");
  });
});

describe("the page that confirms a guest's alerts", () => {
  const path = "/alerts/confirm?token=abc_-123";
  const post = { method: "POST", body: new URLSearchParams() };
  const asked = () => shop.asked.map(({ operationName, variables }) => [operationName, variables]);

  test("the page that confirms alerts only asks when it is opened, since mail programs open links on their own", async () => {
    const { status, html } = await shop.get(path);
    expect(status).toBe(200);
    expect(html).toContain("Confirm alerts by email?");
    expect(html).toContain('name="robots" content="noindex');
    expect(asked()).toEqual([]);
  });

  test.each([
    [true, 200, "Your alerts are on"],
    [false, 404, "This link does not work"],
  ])("the page that confirms alerts says how it went: %s", async (confirmAlerts, status, text) => {
    shop.answers = { extensions_ConfirmAlerts: json({ data: { confirmAlerts } }) };
    const response = await shop.get(path, post);
    expect([response.status, response.html]).toEqual([status, expect.stringContaining(text)]);
    expect(response.headers.get("Cache-Control")).toContain("no-store");
    expect(asked()).toEqual([["extensions_ConfirmAlerts", { token: "abc_-123" }]]);
  });

  test("the page that confirms alerts can be tried again while the service is down", async () => {
    shop.answers = { extensions_ConfirmAlerts: down };
    const { status, html } = await shop.get(path, post);
    expect(status).toBe(503);
    expect(html).toContain("Your alerts are not on yet");
    expect((await shop.get("/alerts/confirm", post)).status).toBe(404);
  });
});

describe("the page that asks for alerts without scripts", () => {
  const path = "/alerts/ask?category=dresses&size=womens_alpha.M";
  const post = { method: "POST", body: new URLSearchParams({ email: "ada@circlet.example" }) };
  const asked = () => shop.asked.map(({ operationName, variables }) => [operationName, variables]);

  test("the page that asks for alerts asks no service when it is opened", async () => {
    const { status, html, headers } = await shop.get(path);
    expect(status).toBe(200);
    expect(html).toContain('<form method="post">');
    expect(html).toContain('name="robots" content="noindex');
    expect(headers.get("Cache-Control")).toContain("no-store");
    expect(asked()).toEqual([]);
  });

  test("the page that asks for alerts asks for what its address has, by its name", async () => {
    shop.answers = { extensions_AskForAlerts: json({ data: { askForAlerts: true } }) };
    const { status, html, headers } = await shop.get(path, post);
    expect([status, html]).toEqual([200, expect.stringContaining("Check your email")]);
    expect(headers.get("Cache-Control")).toContain("no-store");
    const wanted = {
      email: "ada@circlet.example",
      path: "/search?category=dresses&size=womens_alpha.M",
      name: "Dresses, M",
      timeZone: null,
    };
    expect(asked()).toEqual([["extensions_AskForAlerts", wanted]]);
  });

  const refused = json({ errors: [{ message: "no", extensions: { code: "BAD_REQUEST" } }] });

  test.each([
    ["is wrong", refused, 400, "We cannot send to this address"],
    ["is fine, but the service is down", down, 503, "That did not work"],
  ])("the page that asks for alerts says that an address %s", async (_, answer, status, text) => {
    shop.answers = { extensions_AskForAlerts: answer };
    const response = await shop.get(path, post);
    expect([response.status, response.html]).toEqual([status, expect.stringContaining(text)]);
  });

  test("the page that asks for alerts asks for nothing if nothing is chosen", async () => {
    const { status, html } = await shop.get("/alerts/ask", post);
    expect([status, html]).toEqual([400, expect.stringContaining("Nothing is chosen")]);
    expect(asked()).toEqual([]);
  });
});

const node = (number: number) => ({ node: card(number) });
const newest = (listing: string) => shop.get(`/newest?${new URLSearchParams({ listing })}`);

test("the newest products of a listing are those of the page, newest first", async () => {
  const products = { edges: [node(7), node(3)], pageInfo, filters: [] };
  shop.answers = {
    CollectionProducts: json({ data: { collection: { id: "1", title: "All", products } } }),
  };
  const { status, html, headers } = await newest("/category/dresses?size=womens_alpha.M&sort=price_asc");
  expect(status).toBe(200);
  expect(JSON.parse(html)).toEqual({
    ids: ["7", "3"],
    hasMore: false,
    conditions: {
      collection: null,
      words: [],
      filters: [
        { productMetafield: { namespace: "product_information", key: "category", value: "dresses" } },
        { productMetafield: { namespace: "product_information", key: "size_type", value: "womens_alpha" } },
        { variantOption: { name: "Size", value: "M" } },
      ],
    },
  });
  expect(headers.get("Cache-Control")).toBe("private, no-store");
  const query = shop.asked.find(({ operationName }) => operationName === "CollectionProducts");
  expect(query?.variables).toMatchObject({
    sortKey: "CREATED",
    reverse: true,
    filters: expect.arrayContaining([{ variantOption: { name: "Size", value: "M" } }]),
  });
});

test.each([
  "",
  "/",
  "/products/dress",
  "/category/nonsense",
  "https://evil.example/",
  `/search?text=${"a".repeat(1000)}`,
])("the newest products of a listing do not exist for %j", async (listing) => {
  expect((await newest(listing)).status).toBe(404);
});

test("the newest products of a listing are unknown while the platform is down", async () => {
  shop.answers = { "*": down };
  expect((await newest("/search?text=linen")).status).toBe(503);
});

test("a shop without the extensions service has no trace of saved searches", async () => {
  const bare = new BuiltShop();
  await bare.open({ STOREFRONT_EXTENSIONS_API_URL: "" });
  try {
    expect((await bare.get("/alerts/confirm?token=abc")).status).toBe(404);
    expect((await bare.get("/alerts/ask?category=dresses")).status).toBe(404);
    expect((await bare.get("/alerts/stop?token=abc")).status).toBe(404);
    expect((await bare.get("/alerts/stop?token=abc", { method: "POST" })).status).toBe(404);
    expect((await bare.get("/profile/saved-searches")).status).toBe(404);
    expect((await bare.get("/profile/orders")).html).not.toMatch(/saved searches/i);
  } finally {
    await bare.close();
  }
});
