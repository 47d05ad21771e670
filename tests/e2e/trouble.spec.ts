import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { openStorefront } from "./shop.ts";
import { expect, test } from "./test.ts";

/** A commerce service in trouble: it answers with this status, or never. */
async function troubledService(status: number | "never"): Promise<{ url: string; close: () => void }> {
  const server = createServer((_, response) => {
    if (status !== "never") response.writeHead(status).end("<h1>Internal secrets at line 42</h1>");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

for (const [what, status] of [
  ["fails", 500],
  ["is overloaded", 503],
  ["never answers", "never"],
] as const) {
  test(`a commerce service that ${what} gives a calm page with status 503 and "Try again"`, async ({
    page,
  }) => {
    const service = await troubledService(status);
    const storefront = await openStorefront(service.url, { STOREFRONT_API_TIMEOUT: "300" });
    try {
      for (const path of ["/search", "/products/anything"]) {
        const answer = await page.goto(storefront.url + path);
        expect(answer?.status()).toBe(503);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("main").getByRole("link", { name: "Try again" })).toBeVisible();
        await expect(page.getByRole("banner")).toBeVisible();
        expect(await page.content()).not.toMatch(/secrets|node_modules|at async|\.ts:\d/);
      }
      const home = await page.goto(storefront.url);
      expect(home?.status()).toBeGreaterThanOrEqual(200);
      await expect(page.getByRole("banner")).toBeVisible();
    } finally {
      await storefront.stop();
      service.close();
    }
  });
}

test('the service\'s fault passes with "Try again"', async ({ page, shop }) => {
  let broken = true;
  const proxy = createServer((request, response) => {
    if (broken) {
      response.writeHead(500).end();
      return;
    }
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      void fetch(shop.platformUrl + (request.url ?? ""), {
        method: request.method ?? "POST",
        headers: { "content-type": "application/json" },
        body: Buffer.concat(chunks),
      }).then(async (answer) => response.writeHead(answer.status).end(await answer.text()));
    });
  });
  await new Promise<void>((listening) => proxy.listen(0, "127.0.0.1", listening));
  const { port } = proxy.address() as AddressInfo;
  const storefront = await openStorefront(`http://127.0.0.1:${port}`);
  try {
    await page.goto(`${storefront.url}/search`);
    broken = false;
    await page.getByRole("main").getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  } finally {
    await storefront.stop();
    proxy.closeAllConnections();
    proxy.close();
  }
});
