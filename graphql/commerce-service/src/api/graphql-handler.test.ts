import { request } from "node:http";
import { afterEach, expect, test } from "vitest";
import type { Settings } from "../shared/settings/settings.ts";
import { openTestShop, testProduct, saveProducts, type TestShop } from "../../tests/test-shop.fixture.ts";
import { send } from "./graphql-handler.fixture.ts";

let shop: TestShop | undefined;

afterEach(() => shop?.close());

async function open(settings: Partial<Settings> = {}): Promise<TestShop> {
  shop = await openTestShop(settings);
  return shop;
}

test.each([
  "2023-10/graphql.json",
  "2023-10/graphql",
  "2024-01/graphql",
  "2026-04/graphql.json",
  "unstable/graphql",
])("the storefront API responds at %s", async (path) => {
  expect(await send(await open(), { path })).toMatchObject({
    status: 200,
    data: { shop: { name: "Circlet" } },
  });
});

test.each(["graphql.json", "2023-10/graphql.xml", "2023-10/", "2023-10/graphql/more"])(
  "the storefront API answers %s with not found",
  async (path) => {
    expect(await send(await open(), { path })).toMatchObject({ status: 404, code: "NOT_FOUND" });
  },
);

test.each(["2023-11", "2031-02", "2026-13", "latest", "garbage"])(
  "the error for the unknown version %s names the known ones",
  async (version) => {
    const answer = await send(await open(), { path: `${version}/graphql.json` });
    expect(answer).toMatchObject({ status: 404, code: "UNKNOWN_API_VERSION" });
    expect(answer.errors?.[0]?.message).toMatch(
      new RegExp(
        `^Unknown API version ${version}. Known versions: 2023-10, 2024-01, .*, 2026-04, unstable.$`,
      ),
    );
  },
);

test.each([
  ["2022-01", "2023-10"],
  ["2023-07", "2023-10"],
  ["2023-10", "2023-10"],
  ["2025-01", "2025-01"],
  ["2026-07", "2026-04"],
  ["2026-10", "2026-04"],
  ["2031-01", "2026-04"],
  ["unstable", "unstable"],
])("a request for the version %s is answered by %s, as a header says", async (version, served) => {
  const { status, response } = await send(await open(), { path: `${version}/graphql.json` });
  expect([status, response.headers.get("x-shopify-api-version")]).toEqual([200, served]);
});

test("the storefront API lists the versions that it serves", async () => {
  const opened = await open();
  const body = JSON.stringify({ query: "{ publicApiVersions { handle supported } }" });
  const { data } = (await send(opened, { body })) as {
    data: { publicApiVersions: { handle: string; supported: boolean }[] };
  };
  for (const { handle, supported } of data.publicApiVersions) {
    expect(await send(opened, { path: `${handle}/graphql.json` })).toMatchObject({ status: 200 });
    expect(supported).toBe(handle !== "unstable");
  }
});

test("a newer version serves a newer schema", async () => {
  const opened = await open();
  saveProducts(opened.database, testProduct("a"));
  const body = JSON.stringify({ query: `{ product(handle: "a") { variantsCount { count } } }` });
  expect(await send(opened, { path: "2026-04/graphql", body })).toMatchObject({
    data: { product: { variantsCount: { count: 1 } } },
  });
  expect((await send(opened, { path: "2023-10/graphql", body })).errors?.[0]?.message).toContain(
    "Cannot query field",
  );
});

test("a request by GET is answered", async () => {
  const query = encodeURIComponent("query Shop($with: Boolean!) { shop { name @include(if: $with) } }");
  const path = `2023-10/graphql.json?query=${query}&variables=${encodeURIComponent('{"with":true}')}`;
  expect(await send(await open(), { method: "GET", path })).toMatchObject({
    status: 200,
    data: { shop: { name: "Circlet" } },
  });
});

test("a request by GET changes nothing", async () => {
  const query = encodeURIComponent("mutation { cartCreate { cart { id } } }");
  const answer = await send(await open(), { method: "GET", path: `2023-10/graphql.json?query=${query}` });
  expect(answer.status).toBe(405);
  expect(answer.data).toBeUndefined();
});

test.each(["PUT", "DELETE", "PATCH"])("a request by %s is rejected", async (method) => {
  const { response, code } = await send(await open(), { method });
  expect([response.status, code, response.headers.get("allow")]).toEqual([
    405,
    "METHOD_NOT_ALLOWED",
    "GET, POST, OPTIONS",
  ]);
});

test("a request with a variable of a wrong type is answered with errors", async () => {
  const body = JSON.stringify({
    query: "query ($first: Int!) { products(first: $first) { nodes { id } } }",
    variables: { first: "many" },
  });
  const { status, errors, data } = await send(await open(), { body });
  expect(status).toBe(200);
  expect(errors?.[0]?.message).toContain('Variable "$first"');
  expect(data).toBeUndefined();
});

test("a request that defers a part gets a complete response", async () => {
  const body = JSON.stringify({ query: '{ shop { id ... @defer(label: "name") { name } } }' });
  const accept = "multipart/mixed;deferSpec=20220824,application/json";
  const { response, data } = await send(await open(), { body, headers: { accept } });
  expect(response.headers.get("content-type")).toContain("application/json");
  expect(data).toEqual({ shop: { id: "gid://shopify/Shop/1", name: "Circlet" } });
});

test.each(["text/plain", "application/x-www-form-urlencoded", "application/jsonx"])(
  "a request of type %s is rejected",
  async (type) => {
    expect(await send(await open(), { headers: { "content-type": type } })).toMatchObject({
      status: 415,
      code: "UNSUPPORTED_MEDIA_TYPE",
    });
  },
);

test.each(["", "{", "[]", "null", '"x"', "{}", '{"query":1}', '[{"query":"{shop{name}}"}]'])(
  "a request with the body %j is rejected",
  async (body) => {
    const { status, errors, data } = await send(await open(), { body });
    expect(status).toBeLessThan(500);
    expect(errors).not.toHaveLength(0);
    expect(data).toBeUndefined();
  },
);

test("a request that takes too long is answered with a timeout", async () => {
  const opened = await open({ requestSeconds: 0.001 });
  const searches = Array.from(
    { length: 50 },
    (_, at) => `a${at}: search(query: "a${at}", first: 1) { totalCount }`,
  );
  const body = JSON.stringify({ query: `{ ${searches.join(" ")} }` });
  expect(await send(opened, { body })).toMatchObject({ status: 504, code: "TIMEOUT" });
});

test("a request that is too large is rejected", async () => {
  const body = JSON.stringify({ query: "{ shop { name } }", variables: { a: "x".repeat(200_000) } });
  expect(await send(await open(), { body })).toMatchObject({ status: 413, code: "BODY_TOO_LARGE" });
});

test("a request that does not say its length is rejected without waiting", async () => {
  const { url } = await open();
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const sent = request(`${url}/api/2023-10/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
    });
    sent.on("response", (response) => resolve(response.statusCode)).on("error", reject);
    // A body without a Content-Length that never ends.
    sent.write("x".repeat(128 * 1024 + 1));
  });
  expect(status).toBe(411);
});

test("a request needs the access token when one is configured", async () => {
  const opened = await open({ accessToken: "a-long-secret" });
  const header = "x-shopify-storefront-access-token";
  expect(await send(opened, {})).toMatchObject({ status: 401, code: "UNAUTHORIZED" });
  expect(await send(opened, { headers: { [header]: "another-secret" } })).toMatchObject({ status: 401 });
  expect(await send(opened, { headers: { [header]: "a-long-secret" } })).toMatchObject({ status: 200 });
});

test.each([
  ["a wrong private token", {}, { private: "wrong" }, 200],
  ["a wrong private token", { accessToken: "a-long-secret" }, { private: "wrong" }, 401],
  [
    "a wrong private token beside the public one",
    { accessToken: "a-long-secret" },
    { private: "wrong", public: "a-long-secret" },
    401,
  ],
  ["a wrong private token", { privateToken: "a-longer-private-secret" }, { private: "wrong" }, 401],
  ["no token", { privateToken: "a-longer-private-secret" }, {}, 200],
  [
    "the private token",
    { accessToken: "a-long-secret", privateToken: "a-longer-private-secret" },
    { private: "a-longer-private-secret" },
    200,
  ],
])("%s in a service with the tokens %j, %j, gets %i", async (_, settings, given, status) => {
  const tokens: Readonly<Record<string, string>> = given;
  const headers = Object.fromEntries([
    ...("private" in tokens ? [["shopify-storefront-private-token", tokens["private"]]] : []),
    ...("public" in tokens ? [["x-shopify-storefront-access-token", tokens["public"]]] : []),
  ]);
  expect((await send(await open(settings), { headers })).status).toBe(status);
});

test.each(["https://shop.example", "https://blog.example", "http://localhost:3000"])(
  "pages at %s may use the storefront API",
  async (origin) => {
    const opened = await open({ storefrontUrl: "https://shop.example" });
    const { response } = await send(opened, { headers: { origin } });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    const preflight = await send(opened, { method: "OPTIONS", headers: { origin } });
    expect([preflight.status, preflight.response.headers.get("access-control-allow-origin")]).toEqual([
      204,
      "*",
    ]);
    expect(preflight.response.headers.get("access-control-allow-methods")).toBe("GET,POST");
    expect(preflight.response.headers.get("access-control-allow-headers")).toContain(
      "x-shopify-storefront-access-token",
    );
  },
);

async function fault(opened: TestShop, body: object) {
  return fetch(`${opened.url}/faults`, { method: "POST", body: JSON.stringify(body) });
}

test("faults cannot be turned on unless the settings allow it", async () => {
  expect((await fault(await open(), { mode: "unavailable" })).status).toBe(404);
});

test("faults affect only the given operations and number of requests", async () => {
  const opened = await open({ faults: true });
  await fault(opened, { mode: "unavailable", operations: ["Cart"], times: 1 });
  const named = (name: string) =>
    JSON.stringify({ operationName: name, query: `query ${name} { shop { name } }` });
  expect((await send(opened, { body: named("Other") })).status).toBe(200);
  expect((await send(opened, { body: named("Cart") })).status).toBe(503);
  expect((await send(opened, { body: named("Cart") })).status).toBe(200);
});

test("a fault can drop a response", async () => {
  const opened = await open({ faults: true });
  await fault(opened, { mode: "drop" });
  await expect(send(opened, {})).rejects.toThrow("fetch failed");
  await fault(opened, { mode: "off" });
  expect((await send(opened, {})).status).toBe(200);
});

test("faults that are invalid are rejected", async () => {
  expect((await fault(await open({ faults: true }), { mode: "explode" })).status).toBe(400);
});

test("the service reports its health, and not found for other paths", async () => {
  const { url } = await open();
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: "ok" });
  expect((await fetch(`${url}/nothing`)).status).toBe(404);
});

test.each([
  "variables=%7B",
  "extensions=%5B",
  "variables=a&extensions={}",
  `variables=${"%5B".repeat(4000)}`,
])("a query in an address with malformed JSON (%s) gets 400", async (parameters) => {
  const path = `2026-04/graphql.json?query={shop{name}}&${parameters}`;
  expect(await send(await open(), { method: "GET", path })).toMatchObject({
    status: 400,
    code: "BAD_REQUEST",
  });
});
