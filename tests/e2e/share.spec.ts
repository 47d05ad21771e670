import { recordAnnouncements } from "./announcements.ts";
import { gotoHydrated } from "./hydrated.ts";
import { expect, onPhone, test } from "./test.ts";

test(
  "Share copies the link to the chosen variant where the system has no dialog",
  onPhone,
  async ({ page, context, shop, dress }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
    const expectAnnouncement = await recordAnnouncements(page);
    await gotoHydrated(page, `${dress.path}?utm_source=mail`);
    await page.getByRole("button", { name: "Share" }).click();
    await expectAnnouncement("Link copied");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${shop.url}${dress.path}?color=Red&size=M`);
  },
);

test("Share says when the link cannot be copied", onPhone, async ({ page, dress }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "share");
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await gotoHydrated(page, dress.path);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("The link could not be copied.").first()).toBeVisible();
});

test("Share opens the system's dialog", onPhone, async ({ page, shop, dress }) => {
  await page.addInitScript(() => {
    const share = (data: ShareData) => Promise.resolve(Object.assign(window, { shared: data }));
    Object.defineProperty(navigator, "share", { value: share });
  });
  await gotoHydrated(page, dress.path);
  await page.getByRole("button", { name: "Share" }).click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, "shared") as ShareData | undefined))
    .toMatchObject({ url: `${shop.url}${dress.path}?color=Red&size=M` });
});

test("Share shows only when it works, even if its script is slow", onPhone, async ({ page, dress }) => {
  const script = Promise.withResolvers<void>();
  await page.route("**/assets/ShareButton-*.js", async (route) => {
    await script.promise;
    await route.continue();
  });
  await gotoHydrated(page, dress.path);
  await expect(page.getByRole("button", { name: "Share" })).toHaveCount(0);
  script.resolve();
  await expect(page.getByRole("button", { name: "Share" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a product page without JavaScript has no Share button", onPhone, async ({ page, stock }) => {
    await page.goto((await stock()).path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("button", { name: "Share" })).toHaveCount(0);
  });
});
