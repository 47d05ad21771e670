import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { faultyService } from "./faulty-service.ts";
import { startStorefront } from "./shop.ts";
import { expect, test } from "./test.ts";

/** A commerce service that responds with this status, or not at all. */
async function failingService(status: number | "never"): Promise<{ url: string; close: () => void }> {
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
  ["never responds", "never"],
] as const) {
  test(`the shop shows an error page with status 503 and "Try again" when the commerce service ${what}`, async ({
    page,
  }) => {
    const service = await failingService(status);
    const storefront = await startStorefront(service.url, { STOREFRONT_API_TIMEOUT: "300" });
    try {
      for (const path of ["/search", "/products/anything"]) {
        const response = await page.goto(storefront.url + path);
        expect(response?.status()).toBe(503);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("main").getByRole("link", { name: "Try again" })).toBeVisible();
        await expect(page.getByRole("banner")).toBeVisible();
        expect(await page.content()).not.toMatch(/secrets|node_modules|at async|\.ts:\d/);
      }
      const home = await page.goto(storefront.url);
      expect(home?.status()).toBe(503);
      await expect(page.getByRole("banner")).toBeVisible();
    } finally {
      await storefront.stop();
      service.close();
    }
  });
}

test("a page loads on Try again after the commerce service has recovered", async ({ page, shop }) => {
  const service = await faultyService(shop.platformUrl, () => true);
  const storefront = await startStorefront(service.url);
  try {
    await page.goto(`${storefront.url}/search`);
    service.repair();
    await page.getByRole("main").getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  } finally {
    await storefront.stop();
    service.close();
  }
});
