import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { recordAnnouncements } from "./announcements.ts";
import { expect, test } from "./test.ts";

/** Responds in place of the wishlist service, unless `respond` returns null. */
const mockWishlist = (page: Page, respond: (body: { operationName: string }) => object | null) =>
  page.route(
    () => true,
    async (route) => {
      const request = route.request();
      const text = request.method() === "POST" ? (request.postData() ?? "") : "";
      if (!text.includes('"extensions_')) return route.fallback();
      const response = respond(JSON.parse(text) as { operationName: string });
      return response ? route.fulfill({ json: response }) : route.fallback();
    },
  );

const heart = (page: Page, title: string) =>
  page
    .getByRole("article")
    .filter({ hasText: title })
    .getByRole("button", { name: /Wishlist|\.\.\.$/ });

test("a visitor who clicks a heart signs in, returns, and finds the product saved", async ({
  page,
  customer,
  dress,
}) => {
  const listing = `/search?text=${encodeURIComponent(dress.title)}`;
  const expectAnnounced = await recordAnnouncements(page);
  await page.goto(listing);
  await expect(heart(page, dress.title)).toHaveAccessibleDescription(dress.title);
  await heart(page, dress.title).click();
  await customer.identify();
  await expect(page).toHaveURL(new RegExp(/^[^?]*\/search\?text=Linen/));
  await expect(heart(page, dress.title)).toHaveAccessibleName("In Wishlist");
  await expectAnnounced("Dresses added to wishlist");
  await expectAccessible(page);
});

test("a saved product is on the wishlist until it is removed", async ({ page, customer, dress }) => {
  const expectAnnounced = await recordAnnouncements(page);
  await customer.signInTo("/profile/wishlist");
  await page.goto(dress.path);
  // The message appears at once. Wait for the service before opening the page that reads from it.
  const saved = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes("addWishlistItem")),
  );
  await page.getByRole("button", { name: "Add To Wishlist" }).first().click();
  await expectAnnounced("Dresses added to wishlist");
  await saved;
  await page.goto("/profile/wishlist");
  await expect(page.getByRole("link", { name: dress.title })).toBeVisible();
  await expectAccessible(page);
  await heart(page, dress.title).click();
  await expectAnnounced("removed from wishlist");
  await expect(page.getByRole("heading", { name: "Your wishlist is empty." })).toBeVisible();
  // The message disappears after three seconds.
  await expect(page.getByText("removed from wishlist")).toBeHidden();
});

test("hearts clicked quickly are all saved, in every tab and after a reload", async ({
  page,
  context,
  stock,
  customer,
}) => {
  const products = [await stock(), await stock(), await stock()];
  await customer.signInTo("/profile/wishlist");
  await expect(page.getByRole("heading", { name: "Your wishlist is empty." })).toBeVisible();
  const listing = await context.newPage();
  await listing.goto("/search?text=linen wrap dress&sort=newest");
  for (const { title } of products) await heart(listing, title).waitFor();
  for (const { title } of products) await heart(listing, title).click();
  for (const { title } of products) {
    await expect(heart(listing, title)).toHaveAccessibleName("In Wishlist");
    await expect(page.getByRole("link", { name: title })).toBeVisible();
  }
  const titles = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(titles).toHaveText(products.map(({ title }) => title).toReversed());
  await listing.reload();
  for (const { title } of products) await expect(heart(listing, title)).toHaveAccessibleName("In Wishlist");
});

test("a change that fails is undone and says so", async ({ page, customer, dress }) => {
  const expectAnnounced = await recordAnnouncements(page);
  await customer.signInTo("/profile/wishlist");
  await page.goto(dress.path);
  const saved = page
    .getByRole("group", { name: "Add to bag" })
    .getByRole("button", { name: /Wishlist|Adding/ });
  await expect(saved).toHaveAccessibleName("Add To Wishlist");
  const errors: string[] = [];
  page.on("console", (message) => errors.push(message.text()));
  await mockWishlist(page, ({ operationName }) =>
    operationName === "extensions_addWishlistItem" ? { data: { addWishlistItem: null } } : null,
  );
  await saved.press("Enter");
  await expectAnnounced("Your wishlist could not be changed. Please try again.");
  await expect(saved).toHaveAccessibleName("Add To Wishlist");
  expect(errors.join("\n")).toContain("No id returned");
  await page.unrouteAll();
  await saved.press("Enter");
  await expect(saved).toHaveAccessibleName("In Wishlist");
});

test("a page without JavaScript has no heart button", async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  await page.goto("/search?category=dresses");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Add To Wishlist" })).toHaveCount(0);
  await context.close();
});
