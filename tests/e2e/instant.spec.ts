import type { Page } from "@playwright/test";
import { hydrated } from "./hydrated.ts";
import { expect, test, withPictures } from "./test.ts";

test.use({ ...withPictures, contextOptions: { reducedMotion: "no-preference" } });

test.describe("from a card to its page", () => {
  test("the picture moves to its place", async ({ page }) => {
    await watchTransitions(page);
    await openFirstPiece(page);
    expect(await page.evaluate(() => Reflect.get(window, "carried") as unknown)).toEqual([1, 1]);
  });

  test("nothing moves for a shopper who does not want it", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await watchTransitions(page);
    await openFirstPiece(page);
    expect(await page.evaluate(() => Reflect.get(window, "carried") as unknown)).toEqual([0, 0]);
  });
});

test("a page that is slow to come shows its outline, and its top", async ({ page }) => {
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/products\/[^/]+\.data/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto(picturedListing);
  const card = page.getByRole("main").getByRole("article").nth(5).getByRole("heading").getByRole("link");
  await (await hydrated(card)).scrollIntoViewIfNeeded();
  await card.click();
  const loading = page.getByRole("main").getByRole("status").filter({ hasText: "Loading..." });
  await expect(loading).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  arrived.resolve();
  await expect(page.getByRole("list", { name: "Pictures" })).toBeVisible();
  await expect(loading).toHaveCount(0);
});

test("going back finds the listing where it was left", async ({ page }) => {
  await page.goto(picturedListing);
  const card = page.getByRole("main").getByRole("article").nth(20).getByRole("heading").getByRole("link");
  await (await hydrated(card)).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await card.click();
  await expect(page.getByRole("list", { name: "Pictures" })).toBeVisible();
  await page.goBack();
  await expect(card).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test("a card shows its second picture while a mouse rests on it, and its page asks for nothing more", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "A finger does not rest");
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/products\/.*\.data$/.test(pathname)) asked.push(pathname);
  });
  await page.goto(picturedListing);
  const card = page.getByRole("main").getByRole("article").first();
  await hydrated(card);
  await expect(card.locator("img")).toHaveCount(1);
  const link = card.getByRole("heading").getByRole("link");
  const answered = page.waitForResponse(/\/products\/.*\.data$/);
  await link.hover();
  await expect(card.locator("img")).toHaveCount(2);
  await expect(card.locator("img").nth(1)).toBeVisible();
  await answered;
  await link.click();
  await expect(page.getByRole("list", { name: "Pictures" })).toBeVisible();
  expect(asked).toHaveLength(1);
});

/** Of the demo catalogue: other tests' goods have no pictures. */
const picturedListing = "/search?category=jeans,tops";

async function openFirstPiece(page: Page): Promise<void> {
  await page.goto(picturedListing);
  const link = page.getByRole("main").getByRole("article").first().getByRole("heading").getByRole("link");
  await (await hydrated(link)).click();
  await expect(page.getByRole("list", { name: "Pictures" })).toBeVisible();
}

/** Notes how many elements carry the piece's name when a transition begins, and when its new page is there. */
async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const named = () =>
      [...document.querySelectorAll("main *")].filter(
        (element) => getComputedStyle(element).viewTransitionName === "circlet-piece",
      ).length;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const before = named();
      const transition = start(update as ViewTransitionUpdateCallback);
      void transition.updateCallbackDone.then(() => Object.assign(window, { carried: [before, named()] }));
      return transition;
    };
  });
}
