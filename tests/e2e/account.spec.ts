import type { Locator } from "@playwright/test";
import {
  expectAccessible,
  expectAccessibleAtBothWidths,
  expectAccessibleEmail,
  expectOrderedHeadings,
} from "./accessibility.ts";
import { Customer, pat } from "./customer-session.ts";
import { hydrated } from "./hydrated.ts";
import { tabTo } from "./tab-to.ts";
import { expect, onDesktop, onPhone, test } from "./test.ts";

const customerApi = "**/account/customer/api/**";

test(
  "the account lists active and completed orders and finds them by number, status and product name",
  onDesktop,
  async ({ page }) => {
    const customer = new Customer(page, pat);
    await customer.signInTo("/profile/orders");
    const orders = page.getByRole("article", { name: /^Order #/ });
    const active = page.getByRole("tab", { name: /^Active \(\d+\)$/ });
    const completed = page.getByRole("tab", { name: /^Completed \(\d+\)$/ });
    await expect(active).toHaveAttribute("aria-selected", "true");
    const counts = await Promise.all(
      [active, completed].map(async (tab) => Number(/\d+/.exec(await tab.innerText())?.[0])),
    );
    // The service returns ten orders per page, so this needs a second one.
    expect(counts[0]! + counts[1]!).toBeGreaterThan(10);
    await expect(orders).toHaveCount(counts[0]!);
    await expect(
      page.getByText("Delivered", { exact: true }).and(page.locator("[data-part='status']")),
    ).toHaveCount(0);
    await expectAccessibleAtBothWidths(page);
    await expectOrderedHeadings(page);

    const inTransit = orders.filter({ hasText: "In transit" }).first();
    const number = /\d+/.exec(await inTransit.getByRole("heading").innerText())![0];
    const track = inTransit.getByRole("link", { name: `Track order #${number}` });
    await expect(track).toHaveAttribute("href", /^https?:\/\//);
    await expect(track).toHaveAttribute("target", "_blank");
    await expect(inTransit.getByRole("link", { name: /^(Cancel|Return) / })).toHaveCount(0);
    await expectEmail(orders.filter({ hasText: "Confirmed" }).first(), "Cancel");
    await expect(inTransit.getByText(/^\d{1,2}\/\d{1,2}\/\d{4}$/)).toBeVisible();

    const search = page.getByRole("searchbox", { name: "Search your orders" });
    const bought = inTransit.getByRole("list", { name: "Items" }).getByRole("link").first();
    const product = await bought.innerText();
    for (const text of [`#${number}`, "in transit", product]) {
      await search.fill(text);
      await expect(inTransit).toBeVisible();
      await expect.poll(() => orders.count()).toBeLessThan(counts[0]!);
    }
    await search.fill("no such order");
    await expect(page.getByRole("heading", { name: "No order found" })).toBeVisible();
    await search.press("Escape");
    await expect(orders).toHaveCount(counts[0]!);

    await completed.click();
    await expect(orders).toHaveCount(counts[1]!);
    await expectEmail(orders.filter({ hasText: "Delivered" }).first(), "Return");
    await page.reload();
    await expect(completed).toHaveAttribute("aria-selected", "true");
    await expect(orders).toHaveCount(counts[1]!);
    await expectAccessibleAtBothWidths(page);

    // One of one: the page of what was bought shows others like it.
    await active.click();
    const address = (await bought.getAttribute("href")) ?? "";
    await bought.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1, name: "This one has been sold" })).toBeVisible();
  },
);

/** Checks the link that starts an email to the shop about this order. */
async function expectEmail(order: Locator, name: "Cancel" | "Return"): Promise<void> {
  const number = /\d+/.exec(await order.getByRole("heading").innerText())![0];
  await expect(order.getByRole("link", { name: new RegExp(`^${name} `) })).toHaveAttribute(
    "href",
    new RegExp(`^mailto:support@circlet\\.example\\?subject=${name}%20${number}&body=.*${number}`),
  );
}

test("a new customer has empty orders and an empty wishlist", onPhone, async ({ page, customer }) => {
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

test(
  "the settings save changed names, keep the email address and show errors at their fields",
  onPhone,
  async ({ page, customer }) => {
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
    // The service saved the trimmed name and kept the old email address.
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
  },
);

test("the address book keeps addresses, shows errors at their fields and fits a small phone", async ({
  page,
  isMobile,
  customer,
}) => {
  test.skip(!isMobile, "Runs on phones only: the form is one column everywhere.");
  await customer.signInTo("/profile/addresses");
  await expect(page.getByRole("heading", { name: "You have no addresses yet" })).toBeVisible();
  const add = page.getByRole("button", { name: "Add address" });
  await add.click();
  const form = page.getByRole("dialog", { name: "Add address" });
  await expect(form.getByRole("textbox", { name: "First name" })).toBeFocused();
  const save = form.getByRole("button", { name: "Save address" });
  const street = form.getByRole("textbox", { name: "Street address" });
  await form.getByRole("textbox", { name: "ZIP code" }).fill("787");
  await save.click();
  await expect(street).toBeFocused();
  await expect(street).toHaveAccessibleDescription("Enter a street address.");
  await expect(form.getByRole("textbox", { name: "ZIP code" })).toHaveAccessibleDescription(/94107/);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await street.fill("1 Main St");
  await form.getByRole("textbox", { name: "City" }).fill("Austin");
  await form.getByRole("combobox", { name: "State" }).selectOption("Texas");
  await form.getByRole("textbox", { name: "ZIP code" }).fill("78701");
  await save.click();
  await expect(add).toBeFocused();
  const addresses = page.getByRole("list", { name: "Addresses" }).getByRole("listitem");
  await expect(addresses).toContainText(["Default address"]);

  await add.click();
  await street.fill("2 Side St");
  await form.getByRole("textbox", { name: "City" }).fill("Austin");
  await form.getByRole("combobox", { name: "State" }).selectOption("Texas");
  await form.getByRole("textbox", { name: "ZIP code" }).fill("78701");
  await form.getByRole("checkbox", { name: "Use as the default address" }).check();
  await save.click();
  await expect(addresses).toContainText(["2 Side St", "1 Main St"]);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await addresses.getByRole("button", { name: /^Delete 1 Main St/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(add).toBeFocused();
  await expect(addresses).toHaveCount(1);
  await page.reload();
  await expect(addresses).toContainText(["2 Side St"]);
});

test(
  "the email preferences unsubscribe what the footer's form subscribed and the email confirmed",
  onPhone,
  async ({ page, shop, customer }) => {
    await customer.signInTo("/profile/settings");
    const footer = page.getByRole("contentinfo");
    const subscribe = footer.getByRole("button", { name: "Subscribe" });
    await footer.getByRole("textbox", { name: "Email address" }).fill("nobody@nowhere");
    await expect(subscribe).toBeDisabled();
    await footer.getByRole("textbox", { name: "Email address" }).fill(customer.email);
    await subscribe.click();
    await expect(footer.getByRole("button", { name: "Subscribed!" })).toBeDisabled();
    await page.goto(`${shop.platformUrl}/mailbox`);
    await page.getByRole("textbox", { name: "Email" }).fill(customer.email);
    await page.getByRole("button", { name: "Show emails" }).click();
    await page.getByRole("link", { name: "Please confirm your subscription" }).click();
    await expectAccessibleEmail(page);
    await page.getByRole("link", { name: "Confirm subscription" }).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Confirm subscription" }).click();
    await expect(page.getByRole("heading", { name: "Welcome to Circlet" })).toBeVisible();
    await expectAccessible(page);
    await page.goto("/profile/settings");
    await page.getByRole("tab", { name: "Email Preferences" }).click();
    const news = page.getByRole("checkbox", { name: /News from the rail/ });
    await expect(news).toBeChecked();
    await expectAccessible(page);
    await news.uncheck();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await page.reload();
    await page.getByRole("tab", { name: "Email Preferences" }).click();
    await expect(news).not.toBeChecked();
  },
);

test(
  "an account page that does not load says so, and loads on Try again",
  onDesktop,
  async ({ page, customer }) => {
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
  },
);

test.describe("with a service that never responds", () => {
  test.use({ isPatient: false });

  test("an account page shows an error instead of loading forever", onPhone, async ({ page, customer }) => {
    await customer.signInTo("/profile/settings");
    await page.route(customerApi, () => new Promise(() => undefined));
    await page.goto("/profile/orders");
    await expect(page.getByText("Loading...")).toBeAttached();
    await expect(page.getByRole("alert").filter({ hasText: "did not load" })).toBeVisible();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "You have no active orders" })).toBeVisible();
  });
});

test("a visitor signs in, changes settings and logs out with the keyboard alone", async ({
  page,
  shop,
  isMobile,
  customer,
}) => {
  test.skip(isMobile, "Runs on desktop only: phones have no Tab key.");
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
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await tabTo(page, links.getByRole("link", { name: "Logout" }), "Shift+Tab");
  await press("Enter");
  await expect(page.getByRole("button", { name: "Stay signed in" })).toBeFocused();
  await press("Tab");
  await press("Enter");
  await expect(page).toHaveURL(`${shop.url}/`);
  expect(await customer.stored("access_token")).toBeNull();
});
