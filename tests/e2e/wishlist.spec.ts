import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { Customer } from "./customer.ts";
import { listen } from "./said.ts";
import { expect, test } from "./test.ts";

const extensions = (page: Page, answer: (body: { operationName: string }) => object | null) =>
  page.route(
    () => true,
    async (route) => {
      const request = route.request();
      const text = request.method() === "POST" ? (request.postData() ?? "") : "";
      if (!text.includes('"extensions_')) return route.fallback();
      const told = answer(JSON.parse(text) as { operationName: string });
      return told ? route.fulfill({ json: told }) : route.fallback();
    },
  );

const heart = (page: Page, title: string) =>
  page
    .getByRole("article")
    .filter({ hasText: title })
    .getByRole("button", { name: /Wishlist|\.\.\.$/ });

test("a visitor's heart leads to the sign-in and back, and the piece is on the wishlist", async ({
  page,
  stock,
}) => {
  const dress = await stock();
  const customer = new Customer(page);
  const listing = `/search?text=${encodeURIComponent(dress.title)}`;
  const said = await listen(page);
  await page.goto(listing);
  await expect(heart(page, dress.title)).toHaveAccessibleDescription(dress.title);
  await heart(page, dress.title).click();
  await customer.identify();
  await expect.poll(said).toContain("Dresses added to wishlist");
  await expect(page).toHaveURL(new RegExp(/^[^?]*\/search\?text=Linen/));
  await expect(heart(page, dress.title)).toHaveAccessibleName("In Wishlist");
  await expectAccessible(page);
});

test("the wishlist holds what has a heart, until it is taken off", async ({ page, stock }) => {
  const dress = await stock();
  const customer = new Customer(page);
  await customer.signInTo("/profile/wishlist");
  await page.goto(dress.path);
  // It is said at once; the page that is gone to next reads what the service has by then.
  const saved = page.waitForResponse((answer) =>
    Boolean(answer.request().postData()?.includes("addWishlistItem")),
  );
  await page.getByRole("button", { name: "Add To Wishlist" }).first().click();
  await expect(page.getByText("Dresses added to wishlist")).toBeVisible();
  await saved;
  await page.goto("/profile/wishlist");
  await expect(page.getByRole("link", { name: dress.title })).toBeVisible();
  await expectAccessible(page);
  await heart(page, dress.title).click();
  await expect(page.getByText("removed from wishlist")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your wishlist is empty." })).toBeVisible();
  // Cleared after three seconds.
  await expect(page.getByText("removed from wishlist")).toBeHidden();
});

test("hearts pressed quickly are all saved, in every tab and after a reload", async ({
  page,
  context,
  stock,
}) => {
  const pieces = [await stock(), await stock(), await stock()];
  const customer = new Customer(page);
  await customer.signInTo("/profile/wishlist");
  await expect(page.getByRole("heading", { name: "Your wishlist is empty." })).toBeVisible();
  const shelf = await context.newPage();
  await shelf.goto("/search?text=linen wrap dress&sort=newest");
  for (const { title } of pieces) await heart(shelf, title).waitFor();
  for (const { title } of pieces) await heart(shelf, title).click();
  for (const { title } of pieces) {
    await expect(heart(shelf, title)).toHaveAccessibleName("In Wishlist");
    await expect(page.getByRole("link", { name: title })).toBeVisible();
  }
  const titles = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(titles).toHaveText(pieces.map(({ title }) => title).toReversed());
  await shelf.reload();
  for (const { title } of pieces) await expect(heart(shelf, title)).toHaveAccessibleName("In Wishlist");
});

test("a change that is not made is taken back and said", async ({ page, stock }) => {
  const dress = await stock();
  const customer = new Customer(page);
  await customer.signInTo("/profile/wishlist");
  await page.goto(dress.path);
  const saved = page
    .getByRole("group", { name: "Add to bag" })
    .getByRole("button", { name: /Wishlist|Adding/ });
  await expect(saved).toHaveAccessibleName("Add To Wishlist");
  const errors: string[] = [];
  page.on("console", (message) => errors.push(message.text()));
  await extensions(page, ({ operationName }) =>
    operationName === "extensions_addWishlistItem" ? { data: { addWishlistItem: null } } : null,
  );
  await saved.press("Enter");
  await expect(page.getByText("Your wishlist could not be changed. Please try again.")).toBeVisible();
  await expect(saved).toHaveAccessibleName("Add To Wishlist");
  expect(errors.join("\n")).toContain("No id returned");
  await page.unrouteAll();
  await saved.press("Enter");
  await expect(saved).toHaveAccessibleName("In Wishlist");
});

test("without JavaScript there is no heart that does nothing", async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  await page.goto("/search?category=dresses");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Add To Wishlist" })).toHaveCount(0);
  await context.close();
});
