import { expect, test } from "vitest";
import { compression } from "../node/compression.ts";
import { readSettings } from "../settings/settings.ts";
import { renderedPage } from "./rendered-page.ts";

const options = { nonce: "n", settings: readSettings({}), compression };

async function headersOf(status: number, headers: Record<string, string>) {
  const page = await renderedPage(new Response("page", { status, headers }), options);
  return { tags: page.tags.join(), ...page.headers } as Record<string, string>;
}

test.each([200, 301, 302, 404])("a tagged page with status %i is shared", async (status) => {
  const headers = await headersOf(status, { "Cache-Tag": "p1" });
  expect(headers).toMatchObject({ tags: "p1", "cache-tag": "p1" });
  expect(headers["cache-control"]).toMatch(/^public/);
});

test.each([400, 401, 403, 405, 409, 413, 429, 500, 502, 503, 504])(
  "a page with status %i is private, even if its route has tags",
  async (status) => {
    const headers = await headersOf(status, { "Cache-Tag": "p1" });
    expect(headers).toMatchObject({ tags: "", "cache-control": "private, no-store" });
    expect(headers).not.toHaveProperty("cache-tag");
    expect(headers).not.toHaveProperty("etag");
  },
);

test("a page with a cookie is private, even if its route has tags", async () => {
  const headers = await headersOf(200, { "Cache-Tag": "p1", "Set-Cookie": "a=b" });
  expect(headers).toMatchObject({ tags: "", "cache-control": "private, no-store" });
  expect(headers).not.toHaveProperty("cache-tag");
});
