import { expectAccessible, expectOrderedHeadings } from "./accessibility.ts";
import { gotoHydrated, pressWithoutFocus } from "./hydrated.ts";
import { layoutShift, recordLayoutShifts } from "./layout-shift.ts";
import { startStorefront } from "./shop.ts";
import { Shopper } from "./shopper.ts";
import { expect, onPhone, test, withImages } from "./test.ts";

test.use(withImages);

/** A product of the demo catalog in size M and three colors, each with a front and a back image. */
const brief = "/products/cosset-house-no-show-jersey-brief";

test("the page shows the brand, the name, the description, the price and the retail price", async ({
  page,
  stock,
}) => {
  const dress = await stock({
    brand: "Test Atelier",
    price: "48.00",
    retailPrice: "120.00",
    romanceCopy: "Made for the last train home.",
  });
  await page.goto(dress.path);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(dress.title);
  await expect(main.getByText("Made for the last train home.")).toBeVisible();
  await expect(main.getByText("You save 60%").first()).toBeVisible();
  await expect(main.locator("s").filter({ hasText: "$120.00" }).first()).toBeVisible();
  await expect(main.getByRole("link", { name: "Test Atelier" }).first()).toHaveAttribute(
    "href",
    "/brands/test-atelier",
  );
  for (const note of ["Free shipping.", "Easy returns.", "Secure payment."]) {
    await expect(main.getByText(note).first()).toBeVisible();
  }
  await expectOrderedHeadings(page);
});

test("the page lists every flaw of a product with defects", onPhone, async ({ page, stock }) => {
  const dress = await stock({
    condition: "new_with_defects",
    defects: ["A pulled thread at the hem", "A faint mark inside the collar"],
  });
  await page.goto(dress.path);
  const condition = page.getByRole("region", { name: "Condition" });
  await expect(condition.getByText("Excellent")).toBeVisible();
  await expect(condition.getByRole("listitem")).toHaveText([
    "A pulled thread at the hem",
    "A faint mark inside the collar",
  ]);
});

test("each flaw shows with its close-up, which opens larger", onPhone, async ({ page }) => {
  await gotoHydrated(page, "/products/breezeway-active-early-morning-leggings-in-butter");
  const condition = page.getByRole("region", { name: "Condition" });
  await expect(condition.getByRole("img")).toHaveCount(2);
  const pilling = condition.getByRole("link", { name: "Butter leggings, close-up: light pilling in places" });
  await pilling.click();
  const dialog = page.getByRole("dialog", { name: "Light pilling in places" });
  await expect(dialog.getByRole("img")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(pilling).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page shows the measurements of the chosen size", onPhone, async ({ page }) => {
    await page.goto("/products/cosset-house-midnight-satin-camisole-pajama-set?size=S");
    const inSize = (size: string) => page.getByRole("table", { name: `Size ${size}, measured flat` });
    await expect(inSize("S").getByRole("row", { name: "Top: length 22.5 in 57 cm" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "L", exact: true }).click();
    await expect(inSize("L").getByRole("row", { name: "Top: length 23.75 in 60.5 cm" })).toBeVisible();
  });
});

test("the gallery shows the images of the chosen color", onPhone, async ({ page }) => {
  await page.goto(brief);
  const images = page.getByRole("list", { name: "Pictures" }).getByRole("img");
  await expect(images).toHaveCount(2);
  await expect(images.first()).toHaveAttribute("src", /--pink--front/);
  await page.getByRole("link", { name: /^Black/ }).click();
  await expect(images.first()).toHaveAttribute("src", /--black--front/);
  await page.reload();
  await expect(images.first()).toHaveAttribute("src", /--black--front/);
});

test("images open full screen, with Next and zoom, and return the focus", async ({ page }) => {
  await pressWithoutFocus(page);
  await gotoHydrated(page, brief);
  const first = page.getByRole("link", { name: /^Enlarge: / }).first();
  await first.click();
  const dialog = page.getByRole("dialog", { name: "No-show jersey brief" });
  const position = dialog.getByRole("status").filter({ hasText: /./ });
  await expect(position).toHaveText("Picture 1 of 2");
  await dialog.getByRole("button", { name: "Next picture" }).click();
  await expect(position).toHaveText("Picture 2 of 2");
  await dialog.getByRole("list", { name: "All pictures" }).getByRole("button").first().click();
  await expect(position).toHaveText("Picture 1 of 2");
  const zoom = dialog.getByRole("button", { name: /^Zoom: / }).first();
  await zoom.click();
  await expect(zoom).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(first).toBeFocused();
});

test("the size chart opens in a dialog and returns the focus", async ({ page }) => {
  await pressWithoutFocus(page);
  await gotoHydrated(page, brief);
  const link = page.getByRole("link", { name: "Size Chart" });
  await link.click();
  const chart = page.getByRole("dialog", { name: "Size Chart" });
  await expect(chart.getByRole("img", { name: "Size Chart" })).toBeVisible();
  const table = chart.getByRole("table", { name: "Body measurements in inches, below in centimeters" });
  await expect(table.getByRole("row", { name: "XXS 00 31 inches 79 centimeters" })).toBeVisible();
  await expectAccessible(page);
  await chart.getByRole("button", { name: "Close" }).click();
  await expect(chart).toBeHidden();
  await expect(link).toBeFocused();
});

test("the page shows six related products and six in the same size", onPhone, async ({ page }) => {
  await page.goto(brief);
  const related = page.getByRole("region", { name: "You may also like" });
  await expect(related.getByRole("article")).toHaveCount(6);
  await expect(page.getByRole("region", { name: "More in size M" }).getByRole("article")).toHaveCount(6);
});

for (const name of ["More in size M", "Bought together"]) {
  test(`Back returns to the card that was opened in the row "${name}"`, async ({ page, isMobile }) => {
    if (!isMobile) await page.setViewportSize({ width: 820, height: 1180 });
    await gotoHydrated(page, brief);
    await page.getByRole("region", { name: "What shoppers say" }).scrollIntoViewIfNeeded();
    const card = page
      .getByRole("region", { name })
      .getByRole("heading", { level: 3 })
      .first()
      .getByRole("link");
    await card.focus();
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(500);
    await page.keyboard.press("Enter");
    await expect(page).not.toHaveURL(brief);
    await page.goBack();
    // The rows above have estimated heights.
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(40);
    await expect(card).toBeInViewport();
  });
}

test("products bought together load when their row comes near, and nothing moves", async ({ page }) => {
  await recordLayoutShifts(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await gotoHydrated(page, brief);
  // The script that loads the row also remembers the product.
  await page.waitForFunction(() => localStorage.getItem("recently_viewed") !== null);
  // By the second frame, the browser has said what is near.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
  expect(requests.filter((path) => path.startsWith("/bought-together/"))).toEqual([]);
  const reviews = page.getByRole("region", { name: "What shoppers say about Cosset House" });
  await reviews.scrollIntoViewIfNeeded();
  const together = page.getByRole("region", { name: "Bought together" });
  await expect(together.getByRole("article").getByRole("link").first()).toBeVisible();
  expect(await together.getByRole("article").count()).toBeLessThanOrEqual(6);
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test("the page shows reviews of the brand", onPhone, async ({ page }) => {
  await page.goto(brief);
  const reviews = page.getByRole("region", { name: "What shoppers say about Cosset House" });
  const count = await reviews.getByRole("figure").count();
  expect(count).toBeGreaterThan(2);
  expect(count).toBeLessThanOrEqual(5);
  await expect(reviews.getByText("Verified Purchase")).toHaveCount(count);
});

test(
  "a product can be bought when recommendations and reviews do not load, and they are left out",
  onPhone,
  async ({ page, shop }) => {
    const storefront = await startStorefront(shop.platformUrl);
    try {
      const response = await page.goto(storefront.url + brief);
      expect(response?.status()).toBe(200);
      const related = page.getByRole("region", { name: "You may also like" });
      await expect(related).toBeVisible();
      const together = page.waitForResponse("**/bought-together/*");
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      expect((await together).status()).toBe(503);
      await expect(page.getByRole("heading", { name: /^(Bought together|What shoppers say)/ })).toHaveCount(
        0,
      );
      await expect(new Shopper(page).addButton).toBeEnabled();
    } finally {
      await storefront.stop();
    }
  },
);

test("a brand without reviews has no reviews on the page", onPhone, async ({ page, stock }) => {
  const dress = await stock({ brand: `Quiet Atelier ${crypto.randomUUID().slice(0, 6)}` });
  await page.goto(dress.path);
  await expect(page.getByRole("region", { name: "You may also like" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^What shoppers say/ })).toHaveCount(0);
});

test(
  "the row of the same size is missing if it has fewer than six products",
  onPhone,
  async ({ page, stock }) => {
    const dress = await stock({ variants: [{ color: "Red", size: "XQ7" }] });
    await page.goto(dress.path);
    await expect(page.getByRole("region", { name: "You may also like" })).toBeVisible();
    await expect(page.getByRole("heading", { name: /^More in size/ })).toHaveCount(0);
  },
);

test(
  "the page says when the product was sold after it was rendered, and links to similar ones",
  onPhone,
  async ({ page, shop, stock }) => {
    const dress = await stock({ variants: [{ color: "Red", size: "M" }] });
    await page.route(`**${dress.path}/stock`, async (route) => {
      await shop.merchant("sell", dress.handle);
      await route.fallback();
    });
    await page.goto(dress.path);
    await expect(page.getByText("Just sold in size M.")).toBeVisible();
    await expect(new Shopper(page).addButton).toHaveText("Sold out");
    await expect(new Shopper(page).addButton).toBeDisabled();
    await page.getByRole("link", { name: "See similar items" }).click();
    await expect(page.getByRole("heading", { name: "You may also like" })).toBeInViewport();
  },
);

test("the page says when a size is sold out, and offers the others", onPhone, async ({ page, stock }) => {
  const dress = await stock({
    variants: [
      { color: "Red", size: "S", stock: 0 },
      { color: "Red", size: "M" },
    ],
  });
  await page.goto(`${dress.path}?color=Red&size=S`);
  await expect(page.getByText("Sold out in size S. Another size or color is still here.")).toBeVisible();
  await page.getByRole("link", { name: "M", exact: true }).click();
  await expect(new Shopper(page).addButton).toHaveText("add to bag");
});

test("recently viewed products show without a layout shift", async ({ page, stock }) => {
  const [first, second] = [await stock(), await stock()];
  await recordLayoutShifts(page);
  await gotoHydrated(page, first.path);
  await expect(page.getByRole("heading", { name: "Recently viewed" })).toHaveCount(0);
  // The script that remembers a product loads after hydration.
  await page.waitForFunction(() => localStorage.getItem("recently_viewed") !== null);
  await gotoHydrated(page, second.path);
  const viewed = page.getByRole("region", { name: "Recently viewed" });
  await viewed.scrollIntoViewIfNeeded();
  await expect(viewed.getByRole("link", { name: first.title, exact: true })).toBeVisible();
  await expect(viewed.getByRole("article")).toHaveCount(1);
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test("a product without a style number can be bought", onPhone, async ({ page, stock }) => {
  const dress = await stock({ styleNumber: "" });
  const response = await page.goto(dress.path);
  expect(response?.status()).toBe(200);
  await expect(new Shopper(page).addButton).toHaveText("add to bag");
});
