import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { PageBody } from "./page-body.ts";

const page = Buffer.from("<p>crème</p>".repeat(500));

test("a page comes in every coding, in whatever order they are asked for", async () => {
  const body = new PageBody(page);
  expect(brotliDecompressSync(await body.in("br"))).toEqual(page);
  expect(gunzipSync(await body.in("gzip"))).toEqual(page);
  expect(await body.in("identity")).toEqual(page);
  expect(await body.in("identity")).toEqual(page);
});

test("a page is made once for all who ask for a coding at the same time", async () => {
  const body = new PageBody(page);
  const [first, second, plain] = await Promise.all([body.in("br"), body.in("br"), body.in("identity")]);
  expect(second).toBe(first);
  expect(plain).toEqual(page);
});
