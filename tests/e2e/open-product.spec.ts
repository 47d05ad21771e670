import type { Locator, Page } from "@playwright/test";
import { recordAnnouncements } from "./announcements.ts";
import { productCards } from "./filters.ts";
import { gotoHydrated } from "./hydrated.ts";
import { expect, onPhone, test, withImages } from "./test.ts";

test.use(withImages);

/** Holds back the data of products until the returned function is called. */
async function holdProducts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(/\/products\/[^/]+\.data/, async (route) => {
    await released.promise;
    // The page may have aborted the request.
    await route.continue().catch(() => undefined);
  });
  return released.resolve;
}

/** The skeleton's script loads when the shopper first touches the page. */
async function touchPage(page: Page): Promise<void> {
  const loaded = page.waitForResponse(/PageSkeleton/);
  await page.mouse.move(5, 5);
  await (await loaded).finished();
}

/** Opens a page, and the sixth card's link, whose product is not prefetched. */
async function openListing(page: Page, address = "/search?category=jeans,tops"): Promise<Locator> {
  await gotoHydrated(page, address);
  await touchPage(page);
  return productCards(page).getByRole("heading").getByRole("link").nth(5);
}

const heading = (page: Page): Locator => page.getByRole("main").getByRole("heading", { level: 1 });

const places = (page: Page) =>
  page.evaluate(() => {
    const title = document.querySelector("main h1:not([hidden] *)");
    const picture = document.querySelector("main [style*='background'], main li a img");
    return [title, picture].map((element) => {
      const { x, y, width, height } = element!.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    });
  });

test("a card's product shows before its data is there, and nothing moves when it is", async ({ page }) => {
  const card = await openListing(page);
  const title = (await card.textContent()) ?? "";
  const price = await productCards(page).nth(5).locator("[data-component='price']").innerText();
  const listingTitle = await page.title();
  const release = await holdProducts(page);
  await card.click();
  await expect(heading(page)).toHaveText(title);
  await expect(
    page.getByRole("main").locator("[data-component='price']").filter({ visible: true }),
  ).toContainText(price.split("\n")[0] ?? "");
  await expect(page.getByRole("button", { name: "Add to bag", exact: true })).toBeDisabled();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.title()).toBe(listingTitle);
  const before = await places(page);
  release();
  await expect(page.getByRole("list", { name: "Pictures" })).toBeVisible();
  await expect(heading(page)).toHaveText(title);
  expect(await places(page)).toEqual(before);
  await expect(page).not.toHaveTitle(listingTitle);
});

test("a product that opens from its card is announced once", onPhone, async ({ page }) => {
  const expectAnnounced = await recordAnnouncements(page);
  const card = await openListing(page);
  await card.click();
  await expect(page.getByRole("list", { name: "Pictures" })).toBeVisible();
  await expectAnnounced(await page.title(), 1);
});

test("Back before the product's data is there returns to its card", async ({ page }) => {
  await gotoHydrated(page, "/");
  await touchPage(page);
  await page.getByRole("contentinfo").getByRole("link").first().focus();
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>("a[href='/category/jeans']")?.click());
  await expect(heading(page)).toHaveText(/jeans/i);
  const card = productCards(page).getByRole("heading").getByRole("link").nth(5);
  await card.scrollIntoViewIfNeeded();
  const title = (await card.textContent()) ?? "";
  const top = await page.evaluate(() => scrollY);
  const release = await holdProducts(page);
  await card.click();
  await expect(heading(page)).toHaveText(title);
  await page.evaluate(() => history.back());
  await expect(card).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  release();
  await expect(page).toHaveURL(/category\/jeans/);
  await expect(heading(page)).not.toHaveText(title);
});

test("Back while the product's page renders returns to its card", onPhone, async ({ page }) => {
  const card = await openListing(page);
  await card.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(0);
  // The router pushes the product's address before React renders its page.
  const wentBack = page.evaluate(() => {
    const push = history.pushState.bind(history);
    return new Promise<void>((resolve) => {
      history.pushState = (...entry) => {
        history.pushState = push;
        push(...entry);
        navigation.addEventListener("navigate", () => resolve(), { once: true });
        history.back();
      };
    });
  });
  await card.click();
  await wentBack;
  await expect(card).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  await expect(page).toHaveURL(/search\?category=jeans/);
});

test("a product whose data fails to load shows the error page", onPhone, async ({ page }) => {
  const card = await openListing(page);
  await page.route(/\/products\/[^/]+\.data/, (route) => route.abort());
  await card.click();
  await expect(heading(page)).toHaveText("We’ll be right back");
});

test(
  "a product that was sold meanwhile shows the page of sold products",
  onPhone,
  async ({ page, shop, stock }) => {
    const dress = await stock();
    await gotoHydrated(page, `/search?text=${encodeURIComponent(dress.title)}`);
    await touchPage(page);
    await shop.merchant("sell", dress.handle);
    await productCards(page).getByRole("heading").getByRole("link", { name: dress.title }).click();
    await expect(page.getByText("Sold out").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Add to bag", exact: true })).toHaveCount(0);
  },
);

const lists: readonly [string, string, (page: Page) => Promise<Locator>][] = [
  [
    "a shelf of the home page",
    "/",
    async (page) => page.getByRole("main").getByRole("article").getByRole("heading").getByRole("link").nth(3),
  ],
  [
    "a search suggestion",
    "/",
    async (page) => {
      await page.getByRole("banner").getByRole("combobox", { name: "Search" }).fill("jeans");
      return page.getByRole("group", { name: "Products" }).getByRole("option").first();
    },
  ],
];

for (const [name, address, linkOf] of lists) {
  test(`the product of ${name} shows before its data is there`, onPhone, async ({ page }) => {
    await gotoHydrated(page, address);
    await touchPage(page);
    const link = await linkOf(page);
    const href = (await link.getAttribute("href")) ?? "";
    const release = await holdProducts(page);
    await link.click();
    await expect(page.getByRole("button", { name: "Add to bag", exact: true })).toBeDisabled();
    const title = await heading(page).innerText();
    release();
    await expect(page).toHaveURL(href);
    await expect(heading(page)).toHaveText(title);
  });
}
