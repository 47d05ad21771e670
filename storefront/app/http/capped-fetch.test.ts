import { gzipSync } from "node:zlib";
import { serveLocally } from "@circlet/service-kit/http/local-server.fixture";
import { expect, test } from "vitest";
import { ResponseTooLarge, cappedFetch } from "./capped-fetch";

test.each([
  ["known length", (body: string) => [{ "Content-Length": body.length }, body]],
  ["unknown length", (body: string) => [{}, body]],
  ["compressed", (body: string) => [{ "Content-Encoding": "gzip" }, gzipSync(body)]],
] as const)("a response of %s is accepted", async (_name, answerOf) => {
  const url = await serveLocally((_request, response) => {
    const [headers, body] = answerOf("x".repeat(1000));
    response.writeHead(201, { ...headers, "X-Own": "1" }).write(body);
    response.end();
  });
  const response = await cappedFetch(url, {}, 1000);
  expect([response.status, response.headers.get("X-Own")]).toEqual([201, "1"]);
  expect(await response.text()).toBe("x".repeat(1000));
});

test.each([
  ["a length over the limit", { "Content-Length": 1001 }, "x".repeat(1001)],
  [
    "a compressed answer that grows over the limit",
    { "Content-Encoding": "gzip" },
    gzipSync("x".repeat(1001)),
  ],
])("a response with %s is rejected", async (_name, headers, body) => {
  const url = await serveLocally((_request, response) => response.writeHead(200, headers).end(body));
  await expect(cappedFetch(url, {}, 1000)).rejects.toThrow(ResponseTooLarge);
});

test("an endless response is not read to its end", async () => {
  const closed = Promise.withResolvers<void>();
  const url = await serveLocally((_request, response) => {
    response.on("close", closed.resolve);
    const more = () => {
      while (!response.destroyed && response.write("x".repeat(1000)));
    };
    response.on("drain", more);
    more();
  });
  await expect(cappedFetch(url, {}, 10_000)).rejects.toThrow(ResponseTooLarge);
  await closed.promise;
});
