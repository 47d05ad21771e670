import { gotoHydrated } from "./hydrated.ts";
import { layoutShift, recordLayoutShifts } from "./layout-shift.ts";
import { expect, test } from "./test.ts";

test("empty pages show recently viewed products, and nothing moves", async ({ page, shop, stock }) => {
  const [viewed, sold] = [await stock(), await stock()];
  await shop.merchant("sell", sold.handle);
  await gotoHydrated(page, viewed.path);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("recently_viewed"))).toContain("gid://");
  await recordLayoutShifts(page);
  for (const path of ["/cart", "/search?text=qqqqzzzz", "/no-such-page", sold.path]) {
    await gotoHydrated(page, path);
    const row = page.getByRole("region", { name: "Recently viewed" });
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole("link", { name: viewed.title, exact: true })).toBeVisible();
    expect(await layoutShift(page), path).toBeLessThan(0.01);
  }
});
