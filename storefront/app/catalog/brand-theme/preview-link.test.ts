import { expect, test } from "vitest";
import { previewedBrand, previewQuery } from "./preview-link";

const secret = "a secret of the shop";
const expiry = Date.UTC(2026, 11, 24);
const soon = expiry - 1000;
const link = (query: string) => new URL(`https://shop.example/brands/norelle${query}`);

test("a signed link names its brand until it expires", async () => {
  const url = link(await previewQuery("norelle", secret, expiry));
  expect(await previewedBrand(url, secret, soon)).toBe("norelle");
  expect(await previewedBrand(url, secret, expiry + 1)).toBeNull();
});

test.each([
  ["of another brand", (query: string) => query.replace("norelle", "fjordal")],
  ["of a later day", (query: string) => query.replace(String(expiry), String(expiry + 1))],
  ["with another signature", (query: string) => query.replace(/.$/, (last) => (last === "0" ? "1" : "0"))],
  ["without a signature", (query: string) => query.replace(/\.[0-9a-f]+$/, "")],
  ["without a parameter", () => ""],
])("a link %s previews nothing", async (_, change) => {
  const query = await previewQuery("norelle", secret, expiry);
  expect(await previewedBrand(link(change(query)), secret, soon)).toBeNull();
});

test("nothing is previewed with another secret, or without one", async () => {
  const url = link(await previewQuery("norelle", secret, expiry));
  expect(await previewedBrand(url, "another secret of a shop", soon)).toBeNull();
  expect(await previewedBrand(url, undefined, soon)).toBeNull();
});
