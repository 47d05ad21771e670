import type { Page } from "@playwright/test";
import { expectOrderedHeadings } from "./accessibility.ts";
import { send, startUpstream } from "../faults/upstream.ts";
import { gotoHydrated } from "./hydrated.ts";
import { startStorefront } from "./shop.ts";
import { expect, onPhone, test, withImages } from "./test.ts";

test.use(withImages);

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

for (const address of ["/", "/index.html", "/home"]) {
  test(
    `${address} is the home page, with its title, description and canonical URL`,
    onPhone,
    async ({ page }) => {
      await page.goto(address);
      await expect(page).toHaveTitle("Circlet");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sent back. Checked. Yours for less.");
      await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /\S{3}/);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/$/);
      const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
      expect(data).toMatch(/"urlTemplate":"[^"]*\/search\?text=\{search_term_string\}"/);
    },
  );
}

test("the hero shows the image made for the screen, and its button opens the search", async ({ page }) => {
  await page.goto("/");
  const hero = page.getByRole("region", { name: "Promotions" });
  const image = hero.getByRole("img");
  await expect(image).toHaveJSProperty("complete", true);
  const shown = await image.evaluate((element: HTMLImageElement) => element.currentSrc);
  expect(shown).toContain(isPhone(page) ? "art--hero--mobile" : "art--hero--desktop");
  await hero.getByRole("link", { name: "Start shopping now" }).click();
  await expect(page).toHaveURL(/\/search\?sort=newest/);
});

test("the promotion and its button are separate links, with the perks below", onPhone, async ({ page }) => {
  await page.goto("/");
  const offer = page.getByRole("link", { name: "25% off your first order" });
  await expect(offer).toHaveAttribute("href", /current_tier=L1/);
  await expect(offer.getByRole("link")).toHaveCount(0);
  await expect(page.getByText("A code from us by email expires 24 hours after we send it.")).toBeVisible();
  for (const perk of ["Free shipping", "Easy returns", "Quality guaranteed", "Secure payment"]) {
    await expect(page.getByText(perk, { exact: true }).first()).toBeVisible();
  }
  await page.getByRole("link", { name: "Shop all items" }).click();
  await expect(page).toHaveURL(/\/search$/);
});

test("a click anywhere on the promotion opens its link", onPhone, async ({ page }) => {
  // A forced click does not wait for the layout to become stable.
  await gotoHydrated(page, "/");
  // The link covers the image, so Playwright would refuse an ordinary click on the image.
  await page.getByRole("img", { name: /tweed blazer/ }).click({ force: true });
  await expect(page).toHaveURL(/\/search\?.*current_tier=L1/);
});

test("six tiles link to their categories, in their order", onPhone, async ({ page }) => {
  await page.goto("/");
  const links = page.getByRole("region", { name: "Categories" }).getByRole("link");
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(targets).toEqual(
    ["top", "pants", "dress", "jeans", "sweaters", "coats-jackets-vests"].map((slug) => `/category/${slug}`),
  );
});

test("shoppers' photos, the offer and the shop's promises are visible", onPhone, async ({ page }) => {
  await page.goto("/");
  const photos = page.getByRole("list", { name: "Out of the box, into the world" });
  await expect(photos.getByRole("img")).toHaveCount(6);
  await expect(page.getByRole("link", { name: "15% off when you buy 2 or more" })).toBeVisible();
  const claims = page.getByRole("region", { name: /^Quality, value and sustainability, redefined/ });
  for (const claim of [
    /Prices up to 50% below elsewhere/,
    /In collaboration with top brands/,
    /committed to circularizing fashion/,
    /quality guarantee/,
    /Free shipping, all year round/,
    /Easy returns, all year round/,
    /Secure payment/,
    /100% authentic/,
    /100% satisfaction guarantee/,
    /Ships within 24 hours/,
  ]) {
    await expect(claims.getByText(claim).first()).toBeVisible();
  }
  await expect(claims.getByRole("link", { name: "100% authentic" })).toHaveAttribute(
    "href",
    "/faq#what-is-circlet",
  );
  await expect(claims.getByRole("link", { name: "Start shopping now" })).toHaveAttribute("href", "/search");
});

test("five reviews are visible, each from a verified purchase", onPhone, async ({ page }) => {
  await page.goto("/");
  const reviews = page.getByRole("region", { name: "What shoppers say" });
  await expect(reviews.getByRole("figure")).toHaveCount(5);
  await expect(reviews.getByText("Verified Purchase")).toHaveCount(5);
});

test("seven shelves appear in order, Just Arrived with its image and three columns", async ({ page }) => {
  await page.goto("/");
  const shelves = [
    "Dresses",
    "Just Arrived",
    "Likely to sell fast",
    "New markdowns",
    "Last chance",
    "Shoes & bags",
    "Outerwear",
  ];
  const headings = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  // Skip the six category tiles, because one of them is also called Dresses.
  expect(headings.slice(6).filter((heading) => shelves.includes(heading))).toEqual(shelves);
  await expectOrderedHeadings(page);

  const arrived = page.getByRole("region", { name: "Just Arrived" });
  await expect(arrived.getByRole("link", { name: "Browse more" })).toHaveAttribute(
    "href",
    "/search?sort=deals&current_tier=L1",
  );
  await expect(arrived.locator('img[src*="art--just-arrived"]')).toHaveCount(1);
  if (isPhone(page)) return;
  // The rest of a shelf loads shortly before it is in view.
  for (const [shelf, count] of [
    ["Dresses", 10],
    ["Just Arrived", 3],
    ["Last chance", 5],
  ] as const) {
    await page.getByRole("region", { name: shelf, exact: true }).scrollIntoViewIfNeeded();
    await expect.poll(() => fullyVisibleProducts(page, shelf), shelf).toBe(count);
  }
});

test("a shelf has eighteen products and goes from its last page back to the first", async ({ page }) => {
  test.skip(isPhone(page), "Runs on desktop only: on phones, shelves are swiped.");
  await page.goto("/");
  const shelf = page.getByRole("region", { name: "New markdowns" });
  const first = shelf.getByRole("article").first();
  await shelf.scrollIntoViewIfNeeded();
  await expect(shelf.getByRole("article")).toHaveCount(18);
  await shelf.getByRole("button", { name: "Previous in New markdowns" }).click();
  await expect(shelf.getByRole("status")).toHaveText("Page 4 of 4");
  await expect(first).not.toBeInViewport();
  await shelf.getByRole("button", { name: "Next in New markdowns" }).click();
  await expect(first).toBeInViewport();
});

test("only the shelf that does not load says so, and loads on Try again", onPhone, async ({ page, shop }) => {
  const service = await startUpstream(shop.platformUrl);
  service.misbehave = async (response, forward, body) =>
    body.includes('"L30"') ? response.writeHead(500).end() : send(response, await forward());
  const storefront = await startStorefront(service.url);
  try {
    const response = await page.goto(storefront.url);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("region", { name: "Dresses" })).toBeVisible();
    const notice = page.getByRole("alert").filter({ hasText: "Last chance could not be loaded." });
    // Near the window, it tries once itself.
    const failed = page.waitForResponse((rest) => rest.url().endsWith("/last-chance") && !rest.ok());
    await notice.scrollIntoViewIfNeeded();
    await failed;
    service.misbehave = undefined;
    await notice.getByRole("link", { name: "Try again" }).click();
    await expect(
      page.getByRole("region", { name: "Last chance" }).getByRole("article").first(),
    ).toBeVisible();
    await expect(notice).toHaveCount(0);
  } finally {
    await storefront.stop();
    service.close();
  }
});

function fullyVisibleProducts(page: Page, shelf: string): Promise<number> {
  const strip = page.getByRole("region", { name: shelf, exact: true }).locator('[data-part="strip"]');
  return strip.evaluate((list) => {
    const { left, right } = list.getBoundingClientRect();
    const boxes = [...list.children].map((item) => item.getBoundingClientRect());
    return boxes.filter((box) => box.width > 0 && box.left >= left - 1 && box.right <= right + 1).length;
  });
}
