import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";

const run = promisify(execFile);

/** A shop with one brand, which sends the pages of others to the search. */
async function shopWith(brand: string): Promise<string> {
  const shop = createServer(({ url }, response) =>
    url === `/brands/${brand}`
      ? response.end("page")
      : response.writeHead(302, { Location: "/search" }).end(),
  );
  await new Promise<void>((listening) => shop.listen(0, "localhost", listening));
  onTestFinished(() => void shop.close());
  return `http://localhost:${(shop.address() as AddressInfo).port}`;
}

const previewLink = (brand: string, STOREFRONT_URL: string) =>
  run(process.execPath, [join(import.meta.dirname, "preview-link.ts"), brand], {
    env: { ...process.env, STOREFRONT_URL, STOREFRONT_PREVIEW_SECRET: "a-secret-of-the-tests" },
  });

test("a preview link leads to a brand's page, and an unknown brand gets none", async () => {
  const shop = await shopWith("elowen");
  expect((await previewLink("elowen", shop)).stdout).toContain(`${shop}/brands/elowen?`);
  await expect(previewLink("elowenn", shop)).rejects.toMatchObject({
    stdout: "",
    stderr: `${shop} has no page for the brand "elowenn".\n`,
  });
});

test("a preview link is printed for a shop that does not run", async () => {
  expect((await previewLink("elowen", "http://localhost:1")).stdout).toContain("/brands/elowen?");
});
