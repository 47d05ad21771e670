import { expectAccessible, expectOrderedHeadings } from "./accessibility.ts";
import { expect, test } from "./test.ts";

test("a shopper who comes too late finds an offer, dresses, where pieces come from, and ways on", async ({
  page,
  shop,
  stock,
}) => {
  const dress = await stock();
  await shop.merchant("sell", dress.handle);
  const answer = await page.goto(dress.path);
  expect(answer?.status()).toBe(404);
  await expect(page.locator('meta[name="prerender-status-code"]')).toHaveAttribute("content", "404");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("This one has been sold");
  await expect(main.getByText(/25% off your first order/)).toBeVisible();
  await expect(main.getByText(/code WELCOME at checkout\. The offer expires in 24 hours/)).toBeVisible();
  await expect(
    main.getByRole("region", { name: "Dresses that are still here" }).getByRole("article"),
  ).toHaveCount(18);
  await expect(main.getByRole("region", { name: /^How brands bring us/ })).toBeVisible();
  await expect(
    main.getByRole("region", { name: "What shoppers say" }).getByText("Verified Purchase"),
  ).toHaveCount(5);
  for (const name of ["Shop all pieces", "Start shopping now"]) {
    await expect(main.getByRole("link", { name })).toHaveAttribute("href", "/search");
  }
  await expectOrderedHeadings(page);
  await expectAccessible(page);
});
