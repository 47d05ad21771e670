import { testCards } from "./shopper.ts";
import { productCsv } from "./test-product.ts";
import { expect, onPhone, test } from "./test.ts";

test.use({ javaScriptEnabled: false });

test("a shopper without JavaScript can search, filter, choose a variant and pay", async ({
  page,
  stock,
  shopper,
}) => {
  const id = crypto.randomUUID().slice(0, 6);
  const shortTitle = `Velvet wrap dress ${id}`;
  const dress = await stock({
    shortTitle,
    variants: [
      { color: "Red", size: "S" },
      { color: "Blue", size: "M" },
    ],
  });
  await page.goto("/");
  const box = page.getByRole("banner").getByRole("combobox", { name: "Search" });
  await box.fill(id);
  await box.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/search\\?text=${id}`));

  const filterButton = page.getByRole("button", { name: /^Filters/ });
  if (await filterButton.isVisible()) await filterButton.click();
  const filters = page.getByRole("form", { name: "Filters" });
  await filters.getByText("Color", { exact: true }).first().click();
  // A closed filter group links to the page that shows its options, with the filters in the page on phones, too.
  await filters.getByRole("link", { name: "Show color options" }).click();
  await filters.getByRole("checkbox", { name: /^Blue/ }).check();
  await filters.getByRole("button", { name: "Apply" }).last().click();
  await expect(page).toHaveURL(/color=blue/);

  await shopper.openProduct(dress.title);
  await page
    .getByRole("link", { name: "Blue" })
    .or(page.getByRole("radio", { name: "Blue" }))
    .first()
    .click();
  await shopper.addButton.click();
  await expect(page).toHaveURL(/\/cart/);
  await expect(page.getByRole("main").getByRole("link", { name: dress.title })).toBeVisible();
  await shopper.goToCheckout();
  await shopper.fillInAddress();
  await shopper.payWith(testCards.approved);
  await shopper.expectOrderConfirmed();
});

test(
  "a product can be removed from the cart, and put back, without JavaScript",
  onPhone,
  async ({ page, shopper, dress }) => {
    await page.goto(dress.path);
    await shopper.addButton.click();
    await page.getByRole("button", { name: `Remove ${dress.title}` }).click();
    await expect(page.getByText("Your cart is empty.")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("button", { name: `Remove ${dress.title}` })).toBeVisible();
    await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  },
);

test("a search's words become filters without JavaScript", onPhone, async ({ page }) => {
  await page.goto("/");
  const box = page.getByRole("banner").getByRole("combobox", { name: "Search" });
  await box.fill("red dress with a zip under $150");
  await box.press("Enter");
  const chips = page.getByRole("list", { name: "Active filters" }).getByRole("link");
  await expect(chips).toHaveText(["Dresses", "Red", "Under $150", "Clear all"]);
  await expect(page.getByText("None of these items has “zip” in its title.")).toBeVisible();
  await page.getByRole("link", { name: "Remove filter: Red" }).click();
  await expect(page).toHaveURL(/\/search\?category=dresses&maxPrice=150$/);
});

test(
  "a shopper asks for alerts, confirms and stops them without JavaScript",
  onPhone,
  async ({ page, shop }) => {
    const gone = productCsv({ brand: "Norelle", variants: [{ color: "Red", size: "M" }] });
    await shop.importCsv(gone.csv);
    await shop.merchant("sell", gone.stocked.handle);
    await page.goto(gone.stocked.path);
    const form = page.getByRole("form", { name: "Tell me when something like this comes" });
    await form.getByRole("button", { name: "Tell me" }).click();
    await expect(page).toHaveURL(/\/alerts\/ask\?category=dresses&size=womens_alpha.M&brand=norelle$/);
    const guest = `without-${crypto.randomUUID().slice(0, 8)}@circlet.example`;
    await page.getByRole("main").getByLabel("Your email").fill(guest);
    await page.getByRole("button", { name: "Email me" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Check your email" })).toBeVisible();
    await shop.sendAlerts();
    const email = page.getByRole("link", { name: "Please confirm your alerts" });
    await expect(async () => {
      await page.goto(`${shop.platformUrl}/mailbox?email=${encodeURIComponent(guest)}`);
      await expect(email).toBeVisible({ timeout: 500 });
    }).toPass();
    await email.click();
    const link = await page.getByRole("link", { name: "Confirm alerts" }).getAttribute("href");
    const { pathname, search } = new URL(link ?? "");
    await page.goto(shop.url + pathname + search);
    await page.getByRole("button", { name: "Confirm alerts" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Your alerts are on" })).toBeVisible();
    await page.goto(`${shop.url}/alerts/stop${search}`);
    await page.getByRole("button", { name: "Stop all alerts" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "You get no more alerts" })).toBeVisible();
  },
);

test("results can be sorted and paged without JavaScript", onPhone, async ({ page }) => {
  await page.goto("/search");
  await page.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Price low to high" });
  await page.locator("[data-component=listing-toolbar]").getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/sort=price_asc/);
  const first = page.getByRole("main").getByRole("article").first();
  const before = await first.innerText();
  await page
    .getByRole("navigation", { name: "Pages of results" })
    .getByRole("link", { name: "Next" })
    .click();
  await expect(page).toHaveURL(/after=/);
  await expect.poll(() => first.innerText()).not.toBe(before);
});

test("a link shows the other cards of a page without JavaScript", async ({ page }) => {
  await page.goto("/search");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(24);
  const next = page.getByRole("link", { name: "Next" });
  const nextPage = await next.getAttribute("href");
  await page.getByRole("link", { name: "Show all 80 items" }).click();
  await expect(page).toHaveURL(/show=all$/);
  await expect(cards).toHaveCount(80);
  await expect(next).toHaveAttribute("href", nextPage ?? "");
});

test("the menu without JavaScript offers to sign in, not to log out", onPhone, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Logout" })).toHaveCount(0);
});
