import { gotoHydrated, hydrated, pressWithoutFocus } from "./hydrated.ts";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, onPhone, test } from "./test.ts";

const banner = (page: Page): Locator => page.getByRole("banner");

async function openMenu(page: Page): Promise<Locator> {
  await banner(page).getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  return menu;
}

const section = (menu: Locator, title: string): Locator =>
  menu.locator("summary").filter({ hasText: new RegExp(`^${title}$`) });

const hrefOf = (link: Locator) => link.getAttribute("href");

test("the logo links to the home page, below the banner with the discount", onPhone, async ({ page }) => {
  await page.goto("/faq");
  await expect(page.getByText(/15% off 2 or more/).first()).toBeVisible();
  await banner(page).getByRole("link", { name: "Circlet, home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("the menu's sections open one at a time and show their columns of links", async ({ page }) => {
  await page.goto("/faq");
  const menu = await openMenu(page);
  await expect(menu.locator("summary")).toHaveText(["Women", "Shoes", "Trending"]);
  const columns = ["Sale", "Clothing", "Dresses", "Brands", "Sweaters", "Outerwear"];
  for (const title of ["Women", "Trending"]) {
    await section(menu, title).click();
    for (const column of columns) await expect(menu.getByRole("list", { name: column })).toBeVisible();
  }
  await section(menu, "Shoes").click();
  await expect(menu.getByRole("list", { name: "Clothing" })).toHaveCount(0);
  await expect(menu.getByRole("link", { name: "Boots" })).toBeVisible();
  await expectAccessible(page);
});

test("the menu returns the focus to its button", onPhone, async ({ page }) => {
  await pressWithoutFocus(page);
  await gotoHydrated(page, "/faq");
  const menu = await openMenu(page);
  // Before its script, the browser closes it. It returns the focus to nothing, because the press gave it to nothing.
  await expect(menu).toHaveAttribute("closedby", "closerequest");
  await menu.getByRole("button", { name: /close/i }).click();
  await expect(menu).toBeHidden();
  await expect(banner(page).getByRole("button", { name: "Menu", exact: true })).toBeFocused();
});

test("a menu link opens a listing under the link's title, also after a reload and filtering", async ({
  page,
}) => {
  await page.goto("/faq");
  const menu = await openMenu(page);
  await section(menu, "Women").click();
  await (await hydrated(menu.getByRole("link", { name: "Wrap dresses" }))).click();
  await expect(page).toHaveURL(/\/direct\?text=wrap&department=womens&category=dresses$/);
  await expect(page.getByRole("heading", { level: 1, name: "Wrap dresses" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("direct_search_description"))).toBe("Wrap dresses");
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  for (const open of [undefined, () => page.reload()]) {
    await open?.();
    await expect(page.getByRole("heading", { level: 1, name: "Wrap dresses" })).toBeVisible();
    await expect(page).toHaveTitle("Wrap dresses | Circlet");
    await expect(crumbs.getByRole("listitem").last()).toHaveText("Wrap dresses");
    await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /^Wrap dresses/);
  }
  await page.getByRole("link", { name: "Remove filter: Dresses" }).click();
  await expect(page).toHaveURL(/\/direct\?text=wrap&department=womens$/);
  await expect(page.getByRole("heading", { level: 1, name: "Wrap dresses" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("article").first().getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/products\//);
  await expect(crumbs.getByRole("link", { name: "Wrap dresses" })).toHaveAttribute(
    "href",
    "/direct?text=wrap&department=womens",
  );
});

test("/direct without a saved title redirects to the same search", onPhone, async ({ page }) => {
  await page.goto("/direct?category=tops&sort=price_desc");
  await expect(page).toHaveURL(/\/search\?category=tops&sort=price_desc$/);
  await expect(page.getByRole("heading", { level: 1, name: "Tops" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("/direct shows its products under a heading", onPhone, async ({ page }) => {
    await page.goto("/direct?category=tops");
    await expect(page.getByRole("heading", { level: 1, name: "Tops" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    // Without scripts, the menu looks like the drawer that scripts would open.
    const menu = await openMenu(page);
    const { height } = page.viewportSize() ?? { height: 0 };
    await expect.poll(() => menu.boundingBox()).toMatchObject({ x: 0, y: 0, height });
  });
});

test("the demo menu's links have the right addresses", onPhone, async ({ page }) => {
  await page.goto("/faq");
  const menu = await openMenu(page);
  await section(menu, "Women").click();
  const link = (name: string) => menu.getByRole("link", { name, exact: true });
  const finalSale = Array.from({ length: 15 }, (_, step) => `L${15 + step}`).join(",");
  expect(await hrefOf(link("New arrivals"))).toBe("/search?current_tier=L1&sort=deals");
  expect(await hrefOf(link("Final sale"))).toBe(`/search?current_tier=${finalSale}&sort=price_asc`);
  expect(await hrefOf(link("All of Women"))).toBe("/search?department=womens");
  expect(await hrefOf(link("Dresses"))).toBe("/category/dresses");
  expect(await hrefOf(link("Sweaters & Outerwear"))).toBe("/search?category=outerwear,sweaters");
  await section(menu, "Trending").click();
  expect(await hrefOf(link("All of Trending"))).toBe("/search");
});

test("the footer links to every page and to the email addresses", onPhone, async ({ page }) => {
  await page.goto("/faq");
  const links = page.getByRole("contentinfo").getByRole("link");
  const hrefs = await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href")));
  for (const path of [
    "/contact",
    "/faq",
    "/faq#returns",
    "/order-status",
    "/profile/orders",
    "/profile",
    "/brands",
    "/search",
    "/our-story",
    "/partners",
    "/terms",
    "/privacy",
    "/accessibility",
  ]) {
    expect(hrefs).toContain(path);
  }
  expect(hrefs.filter((href) => href?.startsWith("mailto:"))).toHaveLength(2);
  const pick = links.filter({ hasText: "Dresses under $50" });
  expect(await hrefOf(pick)).toBe("/direct?category=dresses&maxPrice=50");
  // A script saves the link's title; without it, /direct redirects to the search.
  await (await hydrated(pick)).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dresses under $50" })).toBeVisible();
});

test("five clicks on the copyright show the version", onPhone, async ({ page }) => {
  await gotoHydrated(page, "/faq");
  await page.getByText("© 2025 Circlet").click({ clickCount: 5 });
  await expect(page.getByText(/^Version \d/)).toBeVisible();
});
