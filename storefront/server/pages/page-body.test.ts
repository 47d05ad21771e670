import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compression } from "../node/compression.ts";
import { PageBody } from "./page-body.ts";

const page = Buffer.from("<p>crème</p>".repeat(500));

test("a page has every encoding, in any order", async () => {
  const body = new PageBody(page, compression);
  expect(brotliDecompressSync(await body.in("br"))).toEqual(page);
  expect(gunzipSync(await body.in("gzip"))).toEqual(page);
  expect(await body.in("identity")).toEqual(page);
  expect(await body.in("identity")).toEqual(page);
});

test("a page is compressed once for simultaneous requests", async () => {
  const body = new PageBody(page, compression);
  const [first, second, plain] = await Promise.all([body.in("br"), body.in("br"), body.in("identity")]);
  expect(second).toBe(first);
  expect(plain).toEqual(page);
});
