import { expectAccessible } from "./accessibility.ts";
import { Shopper } from "./shopper.ts";
import { expect, test, withPictures } from "./test.ts";

test.use(withPictures);

for (const [name, address] of [
  ["the home page", "/"],
  ["the listing", "/search"],
  ["an empty listing", "/search?text=qqqqzzzz"],
  ["the empty bag", "/cart"],
  ["a page that is not there", "/nowhere"],
] as const) {
  test(`${name} has no accessibility violation`, async ({ page }) => {
    await page.goto(address);
    await expectAccessible(page);
  });
}

test("a product and its open bag have no accessibility violation", async ({ page, stock }) => {
  const dress = await stock({
    variants: [
      { color: "Red", size: "S" },
      { color: "Blue", size: "M" },
    ],
  });
  const shopper = new Shopper(page);
  await page.goto(dress.path);
  await expectAccessible(page);
  await shopper.addToBag();
  await expect(shopper.bagDrawer.getByRole("link", { name: dress.title })).toBeVisible();
  await expectAccessible(page);
});

for (const address of ["/", "/search", "/cart"]) {
  test(`${address} does not scroll sideways at 320 pixels, nor shift`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          };
          if (!hadRecentInput)
            Object.assign(window, { shifted: Number(Reflect.get(window, "shifted")) + value });
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(address, { waitUntil: "networkidle" });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => Number(Reflect.get(window, "shifted")))).toBeLessThan(0.01);
  });
}

test("every page is whole before its scripts, safe by its headers, and silent in the console", async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  const answer = await page.goto("/search", { waitUntil: "networkidle" });
  const headers = answer?.headers() ?? {};
  expect(headers["content-security-policy"]).toContain("script-src");
  expect(headers["content-security-policy"]).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(complaints).toEqual([]);
});
