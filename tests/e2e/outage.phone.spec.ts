import { silent, status } from "../faults/misbehaviors.ts";
import { startUpstream } from "../faults/upstream.ts";
import { startStorefront } from "./shop.ts";
import { expect, test } from "./test.ts";

for (const [what, misbehavior] of [
  ["fails", status(500)],
  ["is overloaded", status(503)],
  ["never responds", silent],
] as const) {
  test(`the shop shows an error page with status 503 and "Try again" when the commerce service ${what}`, async ({
    page,
    shop,
  }) => {
    const service = await startUpstream(shop.platformUrl);
    service.misbehave = misbehavior;
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
  const service = await startUpstream(shop.platformUrl);
  service.misbehave = status(500);
  const storefront = await startStorefront(service.url);
  try {
    await page.goto(`${storefront.url}/search`);
    service.misbehave = undefined;
    await page.getByRole("main").getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  } finally {
    await storefront.stop();
    service.close();
  }
});
