import { status } from "../faults/misbehaviors.ts";
import { startUpstream } from "../faults/upstream.ts";
import { startStorefront } from "./shop.ts";
import { expect, test } from "./test.ts";

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
