import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
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

test("a long compressed page is sent uncompressed without being kept so", async () => {
  const long = randomBytes(600 * 1024);
  const body = new PageBody(gzipSync(long), compression, "gzip");
  expect(body.bestOf(new Set(["br", "gzip"]))).toBe("gzip");
  const { stream, length } = await body.stream(body.bestOf(new Set(["br"])));
  expect(Buffer.from(await new Response(stream).arrayBuffer()).equals(long)).toBe(true);
  expect(length).toBeUndefined();
  expect(body.ready("identity")).toBeUndefined();
});
