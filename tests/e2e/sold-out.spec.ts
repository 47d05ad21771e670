import { expectAccessible, expectOrderedHeadings } from "./accessibility.ts";
import { expect, onPhone, test } from "./test.ts";

test("a sold product's page shows an offer, other dresses, reviews and links to the shop", async ({
  page,
  shop,
  dress,
}) => {
  await shop.merchant("sell", dress.handle);
  const response = await page.goto(dress.path);
  expect(response?.status()).toBe(404);
  await expect(page.locator('meta[name="prerender-status-code"]')).toHaveAttribute("content", "404");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("This one has been sold");
  await expect(main.getByText(`${dress.title} by Test Atelier has found its owner.`)).toBeVisible();
  await expect(main.getByText(/25% off your first order/)).toBeVisible();
  await expect(
    main.getByText(
      /code WELCOME in your bag or at checkout\. A code from us by email expires 24 hours after/,
    ),
  ).toBeVisible();
  await expect(main.getByRole("region", { name: "Still here: dresses" }).getByRole("article")).toHaveCount(
    18,
  );
  await expect(main.getByRole("region", { name: /^How brands bring us/ })).toBeVisible();
  await expect(
    main.getByRole("region", { name: "What shoppers say" }).getByText("Verified Purchase"),
  ).toHaveCount(5);
  for (const name of ["Shop all items", "Start shopping now"]) {
    await expect(main.getByRole("link", { name })).toHaveAttribute("href", "/search");
  }
  await expectOrderedHeadings(page);
  await expectAccessible(page);
});

test(
  "a sold product's page shows what is left of its kind and size",
  onPhone,
  async ({ page, shop, stock }) => {
    const top = await stock({ category: "tops", variants: [{ color: "Red", size: "M" }] });
    const others = [];
    for (const color of ["Red", "Blue", "Green"])
      others.push(await stock({ category: "tops", variants: [{ color, size: "M" }] }));
    const larger = await stock({ category: "tops", variants: [{ color: "Red", size: "XL" }] });
    await shop.merchant("sell", top.handle);
    await page.goto(top.path);
    const main = page.getByRole("main");
    const inSize = main.getByRole("region", { name: "Tops in size M" });
    for (const { title } of others) await expect(inSize.getByRole("link", { name: title })).toBeAttached();
    await expect(inSize.getByRole("link", { name: larger.title })).toHaveCount(0);
    const ofKind = main.getByRole("region", { name: "Still here: tops" });
    await expect(ofKind.getByRole("link", { name: larger.title })).toBeAttached();
    await expect(ofKind.getByRole("link", { name: "See all tops" })).toHaveAttribute("href", /category=tops/);
    await expect(main.getByRole("region", { name: "Still here: dresses" }).getByRole("article")).toHaveCount(
      18,
    );
    await expectAccessible(page);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a sold product's page searches for what is like it", onPhone, async ({ page, shop, stock }) => {
    const top = await stock({ category: "tops", variants: [{ color: "Red", size: "M" }] });
    const other = await stock({ category: "tops", variants: [{ color: "Blue", size: "M" }] });
    await shop.merchant("sell", top.handle);
    await page.goto(top.path);
    const form = page.getByRole("form", { name: "Tell me when something like this comes" });
    await form.getByRole("checkbox", { name: "Test Atelier" }).uncheck();
    await form.getByRole("button", { name: "Search for items like this" }).click();
    await expect(page).toHaveURL(/\/search\?category=tops&size=womens_alpha\.M$/);
    await expect(page.getByRole("main").getByRole("link", { name: other.title })).toBeVisible();
  });
});
