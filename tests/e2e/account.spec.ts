import { expectAccessible, expectAccessibleAtBothWidths, expectOrderedHeadings } from "./accessibility.ts";
import { Customer, pat } from "./customer.ts";
import { hydrated } from "./hydrated.ts";
import { tabTo } from "./tab-to.ts";
import { expect, test } from "./test.ts";

const customerApi = "**/account/customer/api/**";

test("orders: active and completed, all pages of them, searched by number, status and piece", async ({
  page,
}) => {
  const customer = new Customer(page, pat);
  await customer.signInTo("/profile/orders");
  const orders = page.getByRole("article", { name: /^Order #/ });
  const active = page.getByRole("tab", { name: /^Active \(\d+\)$/ });
  const completed = page.getByRole("tab", { name: /^Completed \(\d+\)$/ });
  await expect(active).toHaveAttribute("aria-selected", "true");
  const counts = await Promise.all(
    [active, completed].map(async (tab) => Number(/\d+/.exec(await tab.innerText())?.[0])),
  );
  // More than the ten of one page (decision 7).
  expect(counts[0]! + counts[1]!).toBeGreaterThan(10);
  await expect(orders).toHaveCount(counts[0]!);
  await expect(
    page.getByText("Delivered", { exact: true }).and(page.locator("[data-part='status']")),
  ).toHaveCount(0);
  await expectAccessible(page);
  await expectOrderedHeadings(page);

  const moving = orders.filter({ hasText: "In transit" }).first();
  const number = /\d+/.exec(await moving.getByRole("heading").innerText())![0];
  const track = moving.getByRole("link", { name: `Track order #${number}` });
  await expect(track).toHaveAttribute("href", /^https?:\/\//);
  await expect(track).toHaveAttribute("target", "_blank");
  for (const name of ["Cancel", "Return"]) {
    const href = await moving.getByRole("link", { name: new RegExp(`^${name} `) }).getAttribute("href");
    expect(href).toMatch(
      new RegExp(`^mailto:support@circlet\\.example\\?subject=${name}%20${number}&body=.*${number}`),
    );
  }
  await expect(moving.getByText(/^\d{1,2}\/\d{1,2}\/\d{4}$/)).toBeVisible();

  const search = page.getByRole("searchbox", { name: "Search your orders" });
  const piece = await moving.getByRole("list", { name: "Pieces" }).getByRole("paragraph").first().innerText();
  for (const text of [`#${number}`, "in transit", piece]) {
    await search.fill(text);
    await expect(moving).toBeVisible();
    expect(await orders.count()).toBeLessThan(counts[0]!);
  }
  await search.fill("no such order");
  await expect(page.getByRole("heading", { name: "No order found" })).toBeVisible();
  await search.press("Escape");
  await expect(orders).toHaveCount(counts[0]!);

  await completed.click();
  await expect(orders).toHaveCount(counts[1]!);
  await page.reload();
  await expect(completed).toHaveAttribute("aria-selected", "true");
  await expect(orders).toHaveCount(counts[1]!);
  await expectAccessible(page);
});

test("whoever has just come has no orders, no wishlist and no name yet", async ({ page }) => {
  const customer = new Customer(page);
  await customer.signInTo("/profile/orders");
  await expect(page.getByRole("heading", { name: "You have no active orders" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("tab", { name: /^Completed/ }).click();
  await expect(page.getByRole("heading", { name: "You have no completed orders" })).toBeVisible();
  await page
    .getByRole("navigation", { name: "Your account" })
    .getByRole("link", { name: "Wishlist" })
    .click();
  await expect(page.getByRole("heading", { name: "Your wishlist is empty." })).toBeVisible();
  await expect(page.getByText(/heart/)).toBeVisible();
  await expectAccessible(page);
});

test("settings: Save after a change, only the names are sent, what is refused stands at its field", async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.signInTo("/profile/settings");
  const save = page.getByRole("button", { name: "Save" });
  const first = page.getByRole("textbox", { name: "First name" });
  await expect(save).toBeDisabled();
  await expectAccessible(page);
  await first.fill("  Ada ");
  await page.getByRole("tab", { name: "Email Preferences" }).click();
  await page.getByRole("tab", { name: "Your details" }).click();
  await page.getByRole("textbox", { name: "Last name" }).fill("Moss");
  await page.getByRole("textbox", { name: "Email", exact: true }).fill("other@circlet.example");
  const sent = page.waitForRequest(
    (request) => request.postData()?.includes("customer_customerUpdate") ?? false,
  );
  await save.click();
  const { variables } = (await sent).postDataJSON() as { variables: unknown };
  expect(variables).toEqual({ input: { firstName: "  Ada ", lastName: "Moss" } });
  await expect(page.getByText("Saved. Your email address was not changed.")).toBeVisible();
  // As the service has them now: without the spaces, and with the old address.
  await expect(first).toHaveValue("Ada");
  await expect(save).toBeDisabled();
  await page.reload();
  await expect(first).toHaveValue("Ada");
  await expect(page.getByRole("textbox", { name: "Email", exact: true })).toHaveValue(customer.email);

  await first.fill("a".repeat(256));
  await save.click();
  await expect(first).toHaveAttribute("aria-invalid", "true");
  await expect(first).toHaveAccessibleDescription(/255/);
  await expectAccessible(page);
});

test("email preferences change the subscription of the footer's form", async ({ page }) => {
  const customer = new Customer(page);
  await customer.signInTo("/profile/settings");
  const footer = page.getByRole("contentinfo");
  const subscribe = footer.getByRole("button", { name: "Subscribe" });
  await footer.getByRole("textbox", { name: "Email address" }).fill("nobody@nowhere");
  await expect(subscribe).toBeDisabled();
  await footer.getByRole("textbox", { name: "Email address" }).fill(customer.email);
  await subscribe.click();
  await expect(footer.getByRole("button", { name: "Subscribed!" })).toBeDisabled();
  await page.reload();
  await page.getByRole("tab", { name: "Email Preferences" }).click();
  const news = page.getByRole("checkbox", { name: /News from the rail/ });
  await expect(news).toBeChecked();
  await expectAccessible(page);
  await news.uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved")).toBeVisible();
  await page.reload();
  await page.getByRole("tab", { name: "Email Preferences" }).click();
  await expect(news).not.toBeChecked();
});

test("what does not load says so and is tried again", async ({ page, isMobile }) => {
  test.skip(isMobile, "the same on every screen");
  const customer = new Customer(page);
  await customer.signInTo("/profile/orders");
  await page.route(customerApi, (route) => route.fulfill({ status: 500, body: "{}" }));
  for (const section of ["orders", "wishlist", "settings"]) {
    await page.goto(`/profile/${section}`);
    await expect(page.getByRole("alert").filter({ hasText: "did not load" })).toBeVisible();
  }
  await expectAccessibleAtBothWidths(page);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("textbox", { name: "First name" })).toBeVisible();
});

test("by keyboard alone a visitor signs in, looks around and logs out", async ({ page, shop, isMobile }) => {
  test.skip(isMobile, "phones have no Tab key");
  const customer = new Customer(page);
  const press = (key: string) => page.keyboard.press(key);
  await page.goto("/faq");
  const account = await hydrated(page.getByRole("button", { name: "Account" }));
  await tabTo(page, account);
  await press("Enter");
  await press("Tab");
  await expect(page.getByRole("link", { name: "Sign in" })).toBeFocused();
  await press("Enter");
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  await page.keyboard.type(customer.email);
  await press("Enter");
  await expect(page.getByLabel("Code")).toBeFocused();
  await page.keyboard.type((await page.locator(".shown-code").innerText()).trim());
  await press("Enter");
  await expect(page.getByRole("heading", { name: "You have no active orders" })).toBeVisible();
  await tabTo(page, page.getByRole("tab", { name: /^Active/ }));
  await press("ArrowRight");
  await expect(page.getByRole("heading", { name: "You have no completed orders" })).toBeVisible();
  const links = page.getByRole("navigation", { name: "Your account" });
  await tabTo(page, links.getByRole("link", { name: "Settings" }), "Shift+Tab");
  await press("Enter");
  await tabTo(page, page.getByRole("textbox", { name: "First name" }));
  await page.keyboard.type("Ada");
  await press("Tab");
  await page.keyboard.type("Moss");
  await press("Enter");
  await expect(page.getByText("Saved")).toBeVisible();
  await tabTo(page, links.getByRole("link", { name: "Logout" }), "Shift+Tab");
  await press("Enter");
  await expect(page.getByRole("button", { name: "Stay signed in" })).toBeFocused();
  await press("Tab");
  await press("Enter");
  await expect(page).toHaveURL(`${shop.url}/`);
  expect(await customer.kept("access_token")).toBeNull();
});
