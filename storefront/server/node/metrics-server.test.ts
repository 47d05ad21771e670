import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { metricsServer } from "./metrics-server.ts";

test("scrapes at once share one text, and a later one reads it again", async () => {
  let reads = 0;
  let requests = 0;
  const allAreHere = Promise.withResolvers<void>();
  const text = async () => {
    reads += 1;
    await allAreHere.promise;
    return `text ${reads}`;
  };
  const server = metricsServer({ contentType: "text/plain", text });
  server.on("request", () => {
    requests += 1;
    if (requests === 3) allAreHere.resolve();
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(await Promise.all([scrape(), scrape(), scrape()])).toEqual(["text 1", "text 1", "text 1"]);
  expect(await scrape()).toBe("text 2");
});
