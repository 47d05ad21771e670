import { describe, expect, test } from "vitest";
import { issueCustomerToken } from "../../commerce-service/src/sign-in/testing/sign-in.fixture.ts";
import { executeAt } from "../../commerce-service/tests/test-shop.fixture.ts";
import type { TestService } from "./test-service.ts";

const reviews = "{ getReviews { id } }";

export function describeService(service: () => TestService): void {
  describe("the service", () => {
    test("the service responds on the root path of its own origin only", async () => {
      const { url, shop } = service();
      expect(await executeAt(url, reviews)).toMatchObject({ status: 200, data: { getReviews: [] } });
      expect(await executeAt(`${url}/graphql`, reviews)).toMatchObject({ status: 404 });
      expect(await executeAt(shop.url, reviews)).toMatchObject({ status: 404 });
    });

    test("the service reports its health", async () => {
      expect(await (await fetch(`${service().url}/health`)).json()).toEqual({ status: "ok" });
    });

    test("the service accepts JSON by POST only, from storefront pages", async () => {
      const { url } = service();
      expect((await fetch(`${url}/?query=${reviews}`)).status).toBe(405);
      expect((await fetch(url, { method: "POST", body: "query" })).status).toBe(415);
      const preflight = await fetch(url, {
        method: "OPTIONS",
        headers: {
          origin: "http://localhost:3000",
          "access-control-request-method": "POST",
          "access-control-request-headers": "authorization,content-type",
        },
      });
      expect(preflight.headers.get("access-control-allow-origin")).toBe("http://localhost:3000");
      expect(preflight.headers.get("access-control-allow-headers")).toContain("authorization");
      const elsewhere = await fetch(url, {
        method: "OPTIONS",
        headers: { origin: "https://elsewhere.example" },
      });
      expect(elsewhere.headers.get("access-control-allow-origin")).toBeNull();
    });

    test("the service limits the size of a request and its number of fields", async () => {
      const many = Array.from({ length: 51 }, (_, at) => `a${at}: getReviews { id }`).join(" ");
      expect(await executeAt(service().url, `{ ${many} }`)).toMatchObject({ code: "LIMIT_EXCEEDED" });
      const long = `{ getReviews { id } } # ${"x".repeat(200_000)}`;
      expect((await executeAt(service().url, long)).status).toBe(413);
    });

    test("the service responds without a token but not to an invalid one", async () => {
      const { url, shop } = service();
      const token = issueCustomerToken(shop.database, "ada@circlet.example");
      expect((await executeAt(url, reviews, { authorization: token })).status).toBe(200);
      expect((await executeAt(url, reviews, { authorization: `Bearer ${token}` })).status).toBe(200);
      expect(await executeAt(url, reviews, { authorization: "wrong" })).toMatchObject({
        status: 401,
        code: "UNAUTHORIZED",
      });
    });
  });
}
