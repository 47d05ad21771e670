import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { Customer } from "./customer-session.ts";
import { gotoHydrated } from "./hydrated.ts";
import { layoutShift, recordLayoutShifts } from "./layout-shift.ts";
import { expect, onPhone, test } from "./test.ts";

/** The form of a category, opened. */
async function openForm(page: Page, category: string) {
  const form = page.getByRole("form", { name: `${category}: what fits you` });
  if (!(await form.isVisible()))
    await page
      .locator("summary")
      .filter({ hasText: new RegExp(`^${category}`) })
      .click();
  return form;
}

test("a visitor writes down, changes and removes a garment that fits", onPhone, async ({ page }) => {
  await gotoHydrated(page, "/sizes");
  const form = await openForm(page, "Dresses");
  await expect(form.getByLabel("Inseam")).toHaveCount(0);
  await form.getByRole("button", { name: "Save for dresses" }).click();
  await expect(form.getByRole("status")).toHaveText("Write at least one measurement.");
  await form.getByLabel("Chest, across").fill("wide");
  await form.getByLabel("Length").fill("38");
  await form.getByRole("button", { name: "Save for dresses" }).click();
  await expect(form.getByLabel("Chest, across")).toBeFocused();
  await expect(form.getByText("Write a number from 1 to 99 in.")).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel("Chest, across").fill("18 1/2");
  await form.getByRole("button", { name: "Save for dresses" }).click();
  await expect(form.getByRole("status")).toHaveText("Saved.");
  await expect(page.getByText("Dresses: Chest, across 18.5 in, Length 38 in")).toBeVisible();

  await page.reload();
  await expect(page.getByText("Dresses: Chest, across 18.5 in, Length 38 in")).toBeVisible();
  const again = await openForm(page, "Dresses");
  await expect(again.getByLabel("Chest, across")).toHaveValue("18.5");
  await again.getByLabel("Unit").selectOption("Centimeters");
  await again.getByLabel("Chest, across").fill("47");
  await again.getByLabel("Length").fill("97");
  await again.getByRole("button", { name: "Save for dresses" }).click();
  await expect(page.getByText("Dresses: Chest, across 47 cm, Length 97 cm")).toBeVisible();
  await expectAccessible(page);
  await again.getByRole("button", { name: "Remove what fits in dresses" }).click();
  await expect(again.getByRole("status")).toHaveText("Removed.");
  await expect(again.getByRole("button", { name: "Save for dresses" })).toBeFocused();
  await expect(page.getByText("Dresses: ")).toHaveCount(0);
});

test(
  "a customer's garments are in the account: on every device, and gone after a logout",
  onPhone,
  async ({ page, browser, baseURL, customer }) => {
    await gotoHydrated(page, "/sizes");
    const jeans = await openForm(page, "Jeans");
    await jeans.getByLabel("Waist, across").fill("15");
    await jeans.getByRole("button", { name: "Save for jeans" }).click();
    await expect(jeans.getByRole("status")).toHaveText("Saved.");
    await customer.signInTo("/profile/sizes");
    const tops = await openForm(page, "Tops");
    await tops.getByLabel("Sleeve").fill("23");
    await tops.getByRole("button", { name: "Save for tops" }).click();
    await expect(tops.getByRole("status")).toHaveText("Saved.");

    const other = await browser.newContext({ ...(baseURL && { baseURL }) });
    const elsewhere = await other.newPage();
    await new Customer(elsewhere, customer.email).signInTo("/profile/sizes");
    await expect(elsewhere.getByText("Jeans: Waist, across 15 in")).toBeVisible();
    await expect(elsewhere.getByText("Tops: Sleeve 23 in")).toBeVisible();
    await other.close();

    await page.goto("/profile/logout");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/");
    expect(await customer.stored("my_garments")).toBeNull();
  },
);

test("a product page says how the piece differs from the shopper's own", onPhone, async ({ page, stock }) => {
  const dress = await stock({
    variants: [
      { color: "Red", size: "S" },
      { color: "Red", size: "M" },
    ],
    category: "dresses",
    measurements: {
      S: { "Chest, across": 20, Length: 37 },
      M: { "Chest, across": 18.5, Length: 38 },
    },
  });
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await gotoHydrated(page, `${dress.path}?size=S`);
  await page.waitForLoadState("networkidle");
  expect(scripts.filter((url) => url.includes("ThanYours"))).toEqual([]);

  await gotoHydrated(page, "/sizes");
  const form = await openForm(page, "Dresses");
  await form.getByLabel("Chest, across").fill("18.5");
  await form.getByLabel("Length").fill("38");
  await form.getByRole("button", { name: "Save for dresses" }).click();
  await expect(form.getByRole("status")).toHaveText("Saved.");
  await recordLayoutShifts(page);
  await page.goto(`${dress.path}?size=S`);
  await expect(page.getByText("1.5 in wider in the chest than yours, 1 in shorter")).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.01);
  await expectAccessible(page);
  await page.getByRole("group", { name: "Size" }).getByRole("link", { name: "M" }).click();
  await expect(page.getByText("The same as yours")).toBeVisible();
});

test("a listing shows what is closest to the shopper's own first", onPhone, async ({ page }) => {
  const referers: string[] = [];
  await gotoHydrated(page, "/sizes");
  const form = await openForm(page, "Dresses");
  await form.getByLabel("Chest, across").fill("18.4");
  await form.getByLabel("Length").fill("38");
  await form.getByRole("button", { name: "Save for dresses" }).click();
  await expect(form.getByRole("status")).toHaveText("Saved.");

  await recordLayoutShifts(page);
  await gotoHydrated(page, "/category/dresses");
  await expect(page.getByRole("link", { name: "Closest to yours" })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.01);
  await page.getByRole("link", { name: "Closest to yours" }).click();
  await expect(page).toHaveURL("/category/dresses?near=chest18.5,length38");
  await expect(
    page.getByText("Compared with Chest, across 18.5 in, Length 38 in. The closest come first."),
  ).toBeVisible();
  await expect(page.getByLabel("Sort by")).toHaveValue("");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/category\/dresses$/);
  await expectAccessible(page);
  const all = await shownCount(page);

  page.on("request", (request) => referers.push(request.headers()["referer"] ?? ""));
  await page.getByRole("link", { name: "Show only those within 3 in" }).click();
  await expect(page).toHaveURL("/category/dresses?near=chest18.5,length38&within=3");
  await expect.poll(() => shownCount(page)).toBeLessThan(all);
  await page.reload();
  await page.getByRole("link", { name: "Remove filter: Within 3 in" }).click();
  await expect(page).toHaveURL("/category/dresses?near=chest18.5,length38");
  await page.getByRole("link", { name: "Remove filter: Closest to yours" }).click();
  await expect(page).toHaveURL("/category/dresses");
  expect(referers.filter((address) => address.includes("near"))).toEqual([]);
});

async function shownCount(page: Page): Promise<number> {
  const [count = ""] =
    /\d+/.exec(
      (await page
        .getByText(/^\d+ items?$/)
        .first()
        .textContent()) ?? "",
    ) ?? [];
  return Number(count);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a garment's form shows what is closest to it", onPhone, async ({ page }) => {
    await page.goto("/sizes");
    const form = await openForm(page, "Dresses");
    await expect(form.getByRole("button", { name: "Save for dresses" })).toBeHidden();
    await form.getByLabel("Unit").selectOption("Centimeters");
    await form.getByLabel("Chest, across").fill("47");
    await form.getByLabel("Length").fill("wide");
    await form.getByRole("button", { name: "Show the closest to it" }).click();
    await expect(page).toHaveURL("/category/dresses?near=chest18.5");
    await expect(page.getByText("The closest come first.")).toBeVisible();
    await page.getByRole("link", { name: "Show only those within 3 in" }).click();
    await expect(page).toHaveURL("/category/dresses?near=chest18.5&within=3");
  });
});
