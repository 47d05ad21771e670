import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compression } from "../node/compression.ts";
import { readSettings } from "../settings/settings.ts";
import { renderedFile } from "./rendered-file.ts";

const options = { settings: readSettings({}), compression };
const response = new Response(null, { headers: { "Cache-Tag": "catalog" } });

function built(...pieces: readonly string[]) {
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(Buffer.from(piece));
      controller.close();
    },
  });
  return renderedFile(response, stream, options).whole;
}

/** Incompressible, and longer than a piece of the compressed file. */
const long = (seed: number) => {
  let state = seed;
  return Array.from({ length: 600_000 }, () =>
    String.fromCharCode((state = (state * 48_271) % 2_147_483_647) & 127),
  ).join("");
};

test("a file is sent with and without compression, however long it is", async () => {
  const text = long(1);
  const { body } = await built("<rss>", text, "</rss>");
  const { stream, length } = await body.stream("gzip");
  const bytes = await new Response(stream).bytes();
  expect(gunzipSync(bytes).toString()).toBe(`<rss>${text}</rss>`);
  expect(bytes).toHaveLength(length ?? 0);
  expect(body.size).toBe(length);
  const { stream: plain } = await body.stream("identity");
  expect(await new Response(plain).text()).toBe(`<rss>${text}</rss>`);
});

test.each([
  ["first", ["<RSS>", long(1), long(2)]],
  ["middle", ["<rss>", long(1) + "x", long(2)]],
  ["last", ["<rss>", long(1), long(3)]],
])("the ETag of a file changes with its %s piece", async (_which, changed) => {
  const etagOf = async (...pieces: readonly string[]) => (await built(...pieces)).headers["etag"];
  const etag = await etagOf("<rss>", long(1), long(2));
  expect(etag).toBeDefined();
  expect(await etagOf("<rss>", long(1), long(2))).toBe(etag);
  expect(await etagOf(...changed)).not.toBe(etag);
});
