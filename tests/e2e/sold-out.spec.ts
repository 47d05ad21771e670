import { expectAccessible, expectOrderedHeadings } from "./accessibility.ts";
import { expect, test } from "./test.ts";

test("a sold product's page shows an offer, other dresses, reviews and links to the shop", async ({
  page,
  shop,
  stock,
}) => {
  const dress = await stock();
  await shop.merchant("sell", dress.handle);
  const response = await page.goto(dress.path);
  expect(response?.status()).toBe(404);
  await expect(page.locator('meta[name="prerender-status-code"]')).toHaveAttribute("content", "404");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("This one has been sold");
  await expect(main.getByText(/25% off your first order/)).toBeVisible();
  await expect(
    main.getByText(
      /code WELCOME in your bag or at checkout\. A code from us by email expires 24 hours after/,
    ),
  ).toBeVisible();
  await expect(
    main.getByRole("region", { name: "Dresses that are still here" }).getByRole("article"),
  ).toHaveCount(18);
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
