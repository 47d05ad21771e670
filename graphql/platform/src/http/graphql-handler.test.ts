import { request } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { run } from "../database/statement.ts";
import { openTestShop, piece, stock, type TestShop } from "../shop.fixture.ts";
import type { Settings } from "../settings.ts";

let shop: TestShop | undefined;

afterEach(() => shop?.close());

async function open(settings: Partial<Settings> = {}): Promise<TestShop> {
  shop = await openTestShop(settings);
  return shop;
}

interface Sent {
  readonly path?: string;
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Record<string, string>;
}

async function send(
  { url }: TestShop,
  { path = "2023-10/graphql.json", method = "POST", body, headers = {} }: Sent,
) {
  const response = await fetch(`${url}/api/${path}`, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(method === "POST" && { body: body ?? JSON.stringify({ query: "{ shop { name } }" }) }),
  });
  const text = await response.text();
  const json = (text === "" ? {} : JSON.parse(text)) as {
    data?: unknown;
    errors?: { message: string; extensions?: { code?: string } }[];
  };
  return { response, status: response.status, ...json, code: json.errors?.[0]?.extensions?.code };
}

describe("the storefront API's address", () => {
  test.each([
    "2023-10/graphql.json",
    "2023-10/graphql",
    "2022-01/graphql",
    "2026-04/graphql.json",
    "unstable/graphql",
  ])("%s answers", async (path) => {
    expect(await send(await open(), { path })).toMatchObject({
      status: 200,
      data: { shop: { name: "Circlet" } },
    });
  });

  test.each(["graphql.json", "2023-10/graphql.xml", "2023-10/", "2023-10/graphql/more"])(
    "%s is none",
    async (path) => {
      expect(await send(await open(), { path })).toMatchObject({ status: 404, code: "NOT_FOUND" });
    },
  );

  test("serves a newer schema under a newer version", async () => {
    const opened = await open();
    stock(opened.database, piece("a"));
    const body = JSON.stringify({ query: `{ product(handle: "a") { variantsCount { count } } }` });
    expect(await send(opened, { path: "2026-04/graphql", body })).toMatchObject({
      data: { product: { variantsCount: { count: 1 } } },
    });
    expect((await send(opened, { path: "2023-10/graphql", body })).errors?.[0]?.message).toContain(
      "Cannot query field",
    );
  });
});

describe("a request", () => {
  test("by GET is refused", async () => {
    const { response, code } = await send(await open(), {
      method: "GET",
      path: "2023-10/graphql.json?query={shop{name}}",
    });
    expect([response.status, code, response.headers.get("allow")]).toEqual([
      405,
      "METHOD_NOT_ALLOWED",
      "POST, OPTIONS",
    ]);
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "application/jsonx"])(
    "of type %s is refused",
    async (type) => {
      expect(await send(await open(), { headers: { "content-type": type } })).toMatchObject({
        status: 415,
        code: "UNSUPPORTED_MEDIA_TYPE",
      });
    },
  );

  test.each(["", "{", "[]", "null", '"x"', "{}", '{"query":1}', '[{"query":"{shop{name}}"}]'])(
    "with the body %j is refused",
    async (body) => {
      const { status, errors, data } = await send(await open(), { body });
      expect(status).toBeLessThan(500);
      expect(errors).not.toHaveLength(0);
      expect(data).toBeUndefined();
    },
  );

  test("that is too large is refused", async () => {
    const body = JSON.stringify({ query: "{ shop { name } }", variables: { a: "x".repeat(200_000) } });
    expect(await send(await open(), { body })).toMatchObject({ status: 413, code: "BODY_TOO_LARGE" });
  });

  test("that grows too large while it is read is not waited for", async () => {
    const { url } = await open();
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sent = request(`${url}/api/2023-10/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json" },
      });
      sent.on("response", (response) => resolve(response.statusCode)).on("error", reject);
      // Without a length and without an end.
      sent.write("x".repeat(128 * 1024 + 1));
    });
    expect(status).toBe(413);
  });

  test("needs the access token where there is one", async () => {
    const opened = await open({ accessToken: "a-long-secret" });
    const header = "x-shopify-storefront-access-token";
    expect(await send(opened, {})).toMatchObject({ status: 401, code: "UNAUTHORIZED" });
    expect(await send(opened, { headers: { [header]: "another-secret" } })).toMatchObject({ status: 401 });
    expect(await send(opened, { headers: { [header]: "a-long-secret" } })).toMatchObject({ status: 200 });
  });
});

describe("a query", () => {
  async function ask(query: string, settings: Partial<Settings> = {}) {
    return send(await open(settings), { body: JSON.stringify({ query }) });
  }
  const nested = (depth: number): string =>
    `{ product(handle: "a") ${"{ variants(first: 1) { nodes { product ".repeat(depth)} { id } ${"} } }".repeat(depth)} }`;

  test("that is too deep is refused", async () => {
    expect((await ask(nested(4))).errors).toBeUndefined();
    expect(await ask(nested(6))).toMatchObject({ code: "LIMIT_EXCEEDED" });
  });

  test("that hides its depth in fragments is refused", async () => {
    const fragments = Array.from(
      { length: 7 },
      (_, at) =>
        `fragment F${at} on Product { variants(first: 1) { nodes { product { ${at === 6 ? "id" : `...F${at + 1}`} } } } }`,
    );
    expect(await ask(`{ product(handle: "a") { ...F0 } } ${fragments.join(" ")}`)).toMatchObject({
      code: "LIMIT_EXCEEDED",
    });
  });

  test("that multiplies fields by fragments is refused", async () => {
    const doubling = Array.from(
      { length: 12 },
      (_, at) => `fragment D${at} on Shop { ${at === 11 ? "name" : `...D${at + 1} ...D${at + 1}`} }`,
    );
    expect(await ask(`{ shop { ...D0 } } ${doubling.join(" ")}`)).toMatchObject({ code: "LIMIT_EXCEEDED" });
  });

  test("with fragments that go in circles is refused", async () => {
    expect(
      (await ask("{ shop { ...A } } fragment A on Shop { ...B } fragment B on Shop { ...A }")).errors,
    ).not.toHaveLength(0);
  });

  test("with too many aliases is refused", async () => {
    const aliases = (count: number) =>
      `{ ${Array.from({ length: count }, (_, at) => `a${at}: shop { name }`).join(" ")} }`;
    expect((await ask(aliases(50))).errors).toBeUndefined();
    expect(await ask(aliases(51))).toMatchObject({ code: "LIMIT_EXCEEDED" });
  });

  test("with too many words is refused", async () => {
    expect((await ask(`{ shop { ${"name ".repeat(5000)} } }`)).errors?.[0]?.message).toContain("3000 tokens");
  });

  test("may look into the schema, but not in production", async () => {
    const query = "{ __schema { queryType { name } } }";
    expect((await ask(query)).data).toEqual({ __schema: { queryType: { name: "QueryRoot" } } });
    expect((await ask(query, { mode: "production" })).errors?.[0]?.message).toContain("introspection");
    expect((await ask("{ shop { __typename } }", { mode: "production" })).data).toEqual({
      shop: { __typename: "Shop" },
    });
  });

  test("that hits a fault of ours learns nothing of it", async () => {
    const opened = await open();
    stock(opened.database, piece("a"));
    run(opened.database, "DROP TABLE product_option");
    const { errors, code } = await send(opened, {
      body: JSON.stringify({ query: `{ product(handle: "a") { options { name } } }` }),
    });
    expect([errors?.[0]?.message, code]).toEqual(["Something went wrong.", "INTERNAL_SERVER_ERROR"]);
    expect(JSON.stringify(errors)).not.toContain("product_option");
  });
});

describe("pages of other origins", () => {
  test.each([
    ["https://shop.example", "https://shop.example", "https://shop.example"],
    ["https://shop.example", "https://evil.example", null],
    ["https://shop.example", "http://localhost:3000", null],
    ["http://localhost:3000", "http://127.0.0.1:3999", "http://127.0.0.1:3999"],
    ["http://localhost:3000", "https://evil.example", null],
  ])("with the storefront at %s, %s may read answers: %s", async (storefrontUrl, origin, allowed) => {
    const opened = await open({ storefrontUrl });
    const { response } = await send(opened, { headers: { origin } });
    expect(response.headers.get("access-control-allow-origin")).toBe(allowed);
    expect(response.headers.get("vary")).toBe("origin");
    const preflight = await send(opened, { method: "OPTIONS", headers: { origin } });
    expect([preflight.status, preflight.response.headers.get("access-control-allow-origin")]).toEqual([
      204,
      allowed,
    ]);
    expect(preflight.response.headers.get("access-control-allow-headers")).toContain(
      "x-shopify-storefront-access-token",
    );
  });
});

describe("faults", () => {
  async function fault(opened: TestShop, body: object) {
    return fetch(`${opened.url}/faults`, { method: "POST", body: JSON.stringify(body) });
  }

  test("cannot be switched on unless the settings allow it", async () => {
    expect((await fault(await open(), { mode: "unavailable" })).status).toBe(404);
  });

  test("strike the operations and the number of times asked for", async () => {
    const opened = await open({ faults: true });
    await fault(opened, { mode: "unavailable", operations: ["Cart"], times: 1 });
    const named = (name: string) =>
      JSON.stringify({ operationName: name, query: `query ${name} { shop { name } }` });
    expect((await send(opened, { body: named("Other") })).status).toBe(200);
    expect((await send(opened, { body: named("Cart") })).status).toBe(503);
    expect((await send(opened, { body: named("Cart") })).status).toBe(200);
  });

  test("can lose an answer", async () => {
    const opened = await open({ faults: true });
    await fault(opened, { mode: "drop" });
    await expect(send(opened, {})).rejects.toThrow("fetch failed");
    await fault(opened, { mode: "off" });
    expect((await send(opened, {})).status).toBe(200);
  });

  test("that are none are refused", async () => {
    expect((await fault(await open({ faults: true }), { mode: "explode" })).status).toBe(400);
  });
});

test("the service says that it is well, and that there is nothing elsewhere", async () => {
  const { url } = await open();
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: "ok" });
  expect((await fetch(`${url}/nothing`)).status).toBe(404);
});
