import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { recordAnnouncements } from "./announcements.ts";
import { Customer } from "./customer-session.ts";
import { gotoHydrated } from "./hydrated.ts";
import { layoutShift, recordLayoutShifts } from "./layout-shift.ts";
import { expect, onPhone, test } from "./test.ts";

const mySizes = (page: Page) => page.getByRole("checkbox", { name: "My sizes" });
const box = (page: Page, system: string, size: string) =>
  page.getByRole("group", { name: system }).getByRole("checkbox", { name: size, exact: true });

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save my sizes" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Your sizes are saved." })).toBeVisible();
}

test(
  "a visitor sets sizes once, and one switch shows them across size systems",
  onPhone,
  async ({ page }) => {
    const expectAnnounced = await recordAnnouncements(page);
    await recordLayoutShifts(page);
    await page.goto("/search?sort=newest");
    await expect(page.getByRole("link", { name: "Set my sizes" })).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.01);
    await page.getByRole("link", { name: "Set my sizes" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "My sizes" })).toBeVisible();
    await box(page, "Women’s letter sizes", "M").check();
    await box(page, "Shoes, US medium width", "8.5").check();
    await expectAccessible(page);
    await save(page);
    await page.getByRole("link", { name: "Back to the items" }).click();

    await expect(mySizes(page)).not.toBeChecked();
    await mySizes(page).press("Space");
    await expect(mySizes(page)).toBeChecked();
    await expect(mySizes(page)).toBeFocused();
    await expectAnnounced("Only your sizes: M, 8.5");
    await expect(page).toHaveURL(/sort=newest/);
    await expect(page).toHaveURL(/size=one_size.One\+size,shoes_us_m.8.5,womens_alpha.M/);
    await expect(
      page.getByRole("link", { name: "Remove filter: Shoes, US medium width: 8.5" }),
    ).toBeVisible();
    await expectAccessible(page);

    await page.reload();
    await expect(mySizes(page)).toBeChecked();
    await mySizes(page).press("Space");
    await expect(page).not.toHaveURL(/size=/);
    await expect(mySizes(page)).not.toBeChecked();
    await page.goBack();
    await expect(mySizes(page)).toBeChecked();

    await page.goto("/category/shoes");
    await mySizes(page).click();
    await expect(page).toHaveURL("/category/shoes?size=8.5");
    await page.goto("/category/jeans");
    await expect(page.getByText("None in your sizes")).toBeVisible();
    await expect(page.getByRole("link", { name: "Edit my sizes" })).toBeVisible();
  },
);

test("a product page marks the shopper's size", onPhone, async ({ page, stock }) => {
  const dress = await stock({
    variants: [
      { color: "Red", size: "S" },
      { color: "Red", size: "M" },
    ],
  });
  await page.goto("/sizes");
  await gotoHydrated(page, "/sizes");
  await box(page, "Women’s letter sizes", "M").check();
  await save(page);
  await page.goto(dress.path);
  const sizes = page.getByRole("group", { name: "Size" });
  await expect(sizes.getByRole("link", { name: "M, your size" })).toContainText("Your size");
  await expect(sizes.getByRole("link", { name: "S", exact: true })).toBeVisible();
  await expectAccessible(page);
});

test(
  "a customer's sizes are in the account: on every device, and gone after a logout",
  onPhone,
  async ({ page, browser, baseURL, customer }) => {
    await gotoHydrated(page, "/sizes");
    await box(page, "Bra sizes", "34C").check();
    await save(page);
    await customer.signInTo("/profile/sizes");
    await expect(box(page, "Bra sizes", "34C")).toBeChecked();
    await box(page, "Shoes, US medium width", "7").check();
    await expectAccessible(page);
    await save(page);

    const other = await browser.newContext({ ...(baseURL && { baseURL }) });
    const elsewhere = await other.newPage();
    await new Customer(elsewhere, customer.email).signInTo("/profile/sizes");
    await expect(box(elsewhere, "Bra sizes", "34C")).toBeChecked();
    await expect(box(elsewhere, "Shoes, US medium width", "7")).toBeChecked();
    await other.close();

    await page.goto("/profile/logout");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/");
    expect(await customer.stored("my_sizes")).toBeNull();
  },
);

test(
  "the form says when the account could not be changed, and keeps the sizes as they were",
  onPhone,
  async ({ page, customer }) => {
    await customer.signInTo("/profile/sizes");
    await box(page, "Bra sizes", "34C").check();
    await page.route(
      () => true,
      (route) =>
        route.request().postData()?.includes("extensions_SaveSizes")
          ? route.fulfill({ json: { data: { saveSizes: null } } })
          : route.fallback(),
    );
    await page.getByRole("button", { name: "Save my sizes" }).click();
    await expect(page.getByText("Your sizes were not saved. Please try again.")).toBeVisible();
    expect(await customer.stored("my_sizes")).toBeNull();
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form searches for the chosen sizes, and the switch is absent", onPhone, async ({ page }) => {
    await page.goto("/sizes");
    await box(page, "Shoes, US medium width", "8").check();
    await page.getByRole("button", { name: "Show items in these sizes" }).click();
    await expect(page).toHaveURL("/search?size=shoes_us_m.8");
    await expect(mySizes(page)).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Set my sizes" })).toHaveCount(0);
  });
});
