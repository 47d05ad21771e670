import { Shopper } from "./shopper.ts";
import { expect, test } from "./test.ts";

/** Where scripts never start, the server's page stays, which works without them. */

test("the page of a browser below the oldest supported ones works without scripts", async ({
  page,
  stock,
}) => {
  const dress = await stock();
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "DecompressionStream");
  });
  await page.goto(`/search?text=${encodeURIComponent(dress.title)}`);
  await page.keyboard.press("Tab");
  await expect(
    page.locator("[data-component=listing-toolbar]").getByRole("button", { name: "Apply" }),
  ).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: dress.title, exact: true }).first().click();
  await new Shopper(page).addButton.click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("main").getByRole("link", { name: dress.title })).toBeVisible();
  expect(scripts).toEqual([]);
});
