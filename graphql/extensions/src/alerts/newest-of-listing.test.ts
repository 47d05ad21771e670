import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newestOfListing, StorefrontUnavailable } from "./newest-of-listing.ts";

const path = "/category/dresses?size=womens_alpha.M&text=a+b";
let answer = { status: 200, body: "" };
let asked = "";
const server = createServer((request, response) => {
  asked = request.url ?? "";
  response.writeHead(answer.status, { location: "/elsewhere" }).end(answer.body);
});
let url: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test("a listing is asked for by its path", async () => {
  answer = { status: 200, body: '{"ids":["7","3"],"hasMore":true}' };
  expect(await newestOfListing(url, path)).toEqual({
    ids: ["gid://shopify/Product/7", "gid://shopify/Product/3"],
    hasMore: true,
  });
  expect(new URL(asked, url).searchParams.get("listing")).toBe(path);
});

test("a storefront of the release before does not say whether there are more", async () => {
  answer = { status: 200, body: '{"ids":["7"]}' };
  expect(await newestOfListing(url, path)).toMatchObject({ hasMore: false });
});

test("a listing that no longer exists has no products", async () => {
  answer = { status: 404, body: "null" };
  expect(await newestOfListing(url, path)).toEqual({ ids: [], hasMore: false });
});

test.each([
  [503, ""],
  [500, '{"ids":["7"]}'],
  [302, ""],
  [200, "<html>"],
  [200, '{"ids":["7 OR 8"]}'],
  [200, JSON.stringify({ ids: Array.from({ length: 101 }, String) })],
])("a response with status %i and %j is rejected", async (status, body) => {
  answer = { status, body };
  await expect(newestOfListing(url, path)).rejects.toThrow(StorefrontUnavailable);
});

test("waiting for the storefront stops when the process ends", async () => {
  answer = { status: 200, body: '{"ids":["7"]}' };
  await expect(newestOfListing(url, path, AbortSignal.abort())).rejects.toThrow(StorefrontUnavailable);
});

test("an error says where a storefront does not respond", async () => {
  await expect(newestOfListing("http://127.0.0.1:1", path)).rejects.toThrow(
    "The storefront at http://127.0.0.1:1 does not respond.",
  );
});
