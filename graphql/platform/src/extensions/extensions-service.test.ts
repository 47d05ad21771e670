import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { issueCustomerToken } from "../sign-in/testing/sign-in.fixture.ts";
import { executeAt, openTestShop, type TestShop } from "../testing/test-shop.fixture.ts";

let shop: TestShop;
const reviews = "{ getReviews { id } }";

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

describe("the extensions service", () => {
  test("responds on the root path of its own origin only", async () => {
    expect(await executeAt(shop.extensionsUrl, reviews)).toMatchObject({
      status: 200,
      data: { getReviews: [] },
    });
    expect(await executeAt(`${shop.extensionsUrl}/graphql`, reviews)).toMatchObject({ status: 404 });
    expect(await executeAt(shop.url, reviews)).toMatchObject({ status: 404 });
  });

  test("reports its health", async () => {
    expect(await (await fetch(`${shop.extensionsUrl}/health`)).json()).toEqual({ status: "ok" });
  });

  test("accepts JSON by POST only, from storefront pages", async () => {
    expect((await fetch(`${shop.extensionsUrl}/?query=${reviews}`)).status).toBe(405);
    expect((await fetch(shop.extensionsUrl, { method: "POST", body: "query" })).status).toBe(415);
    const preflight = await fetch(shop.extensionsUrl, {
      method: "OPTIONS",
      headers: { origin: "http://localhost:3000" },
    });
    expect(preflight.headers.get("access-control-allow-origin")).toBe("http://localhost:3000");
    expect(preflight.headers.get("access-control-allow-headers")).toContain("authorization");
  });

  test("has limits", async () => {
    const many = Array.from({ length: 51 }, (_, at) => `a${at}: getReviews { id }`).join(" ");
    expect(await executeAt(shop.extensionsUrl, `{ ${many} }`)).toMatchObject({ code: "LIMIT_EXCEEDED" });
  });

  test("responds without a token but never with an invalid one", async () => {
    const token = issueCustomerToken(shop.database, "ada@circlet.example");
    expect((await executeAt(shop.extensionsUrl, reviews, { authorization: token })).status).toBe(200);
    expect((await executeAt(shop.extensionsUrl, reviews, { authorization: `Bearer ${token}` })).status).toBe(
      200,
    );
    expect(await executeAt(shop.extensionsUrl, reviews, { authorization: "wrong" })).toMatchObject({
      status: 401,
      code: "UNAUTHORIZED",
    });
  });
});
