import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { recordAnnouncements } from "./announcements.ts";
import { gotoHydrated, hydrated } from "./hydrated.ts";
import { layoutShift, recordLayoutShifts } from "./layout-shift.ts";
import { productCsv } from "./test-product.ts";
import { expect, onPhone, test } from "./test.ts";

const saveSearch = (page: Page) => page.getByRole("button", { name: "Save search" });
const saved = (page: Page) => page.getByRole("button", { name: "Search saved (remove)" });
const alerts = (page: Page) => page.getByRole("checkbox", { name: /^Email me what’s new/ });

test(
  "a visitor saves a search, signs in, and finds it in the account until it is removed",
  onPhone,
  async ({ page, customer }) => {
    const expectAnnounced = await recordAnnouncements(page);
    await recordLayoutShifts(page);
    await page.goto("/category/dresses?color=red&sort=price_asc&maxPrice=300");
    await expect(saveSearch(page)).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.01);
    await saveSearch(page).click();
    await customer.identify();
    await expect(page).toHaveURL(/\/category\/dresses\?color=red&sort=price_asc&maxPrice=300$/);
    await expect(saved(page)).toBeVisible();
    await expectAnnounced("Search saved. To get new matches by email, turn on alerts in your account.");
    await expectAccessible(page);

    await page.reload();
    await expect(saved(page)).toBeVisible();
    await page.goto("/category/dresses?color=red");
    await expect(saveSearch(page)).toBeVisible();

    await page.goto("/profile/orders");
    await page
      .getByRole("navigation", { name: "Your account" })
      .getByRole("link", { name: "Saved searches" })
      .click();
    const link = page.getByRole("link", { name: "Dresses, Red, Under $300" });
    await expect(link).toHaveAttribute("href", "/category/dresses?color=red&maxPrice=300");
    await expect(alerts(page)).not.toBeChecked();
    await expectAccessible(page);
    await link.click();
    await expect(saved(page)).toBeVisible();
    await page.goBack();
    await page.getByRole("button", { name: "Remove Dresses, Red, Under $300" }).press("Enter");
    await expectAnnounced("Search removed.");
    await expect(page.getByRole("heading", { name: "You have no saved searches." })).toBeVisible();
    await expect(page.getByRole("heading", { name: "You have no saved searches." })).toBeFocused();
  },
);

/** Turns alerts on without quiet hours, in which tests may run. */
async function wantAlertsAtAnyHour(page: Page, customer: { signInTo(path: string): Promise<void> }) {
  await customer.signInTo("/profile/saved-searches");
  await alerts(page).click();
  await expect(page.getByText("Alerts are on.")).toBeVisible();
  const hours = page.getByRole("form", { name: "Quiet hours" });
  await hours.getByLabel("From").selectOption("12 AM");
  await hours.getByLabel("To").selectOption("12 AM");
  await hours.getByLabel("Time zone").selectOption("Europe/Berlin");
  await hours.getByRole("button", { name: "Save quiet hours" }).click();
  await expect(page.getByText("Your quiet hours are saved.")).toBeVisible();
}

test(
  "alerts tell what is new once, and stop from the email",
  onPhone,
  async ({ page, shop, playwright, customer }) => {
    const coat = productCsv({
      shortTitle: "Alert coat",
      category: "outerwear",
      variants: [{ color: "Red", size: "M", stock: 2 }],
    });
    await shop.importCsv(coat.csv);
    await wantAlertsAtAnyHour(page, customer);
    await gotoHydrated(page, coat.stocked.path);
    await page.getByRole("button", { name: "Add To Wishlist" }).first().click();
    await expect(page.getByRole("button", { name: "In Wishlist" }).first()).toBeVisible();
    const word = crypto.randomUUID().slice(0, 8).replaceAll(/\d/g, "q");
    await page.goto(`/search?text=${word}`);
    await saveSearch(page).click();
    await expect(saved(page)).toBeVisible();

    await shop.merchant("sell", coat.stocked.handle, "--quantity", "1");
    await shop.importCsv(coat.csv.replaceAll("48.00", "38.50").replaceAll(",2,deny", ",1,deny"));
    const match = productCsv({ shortTitle: `Shawl ${word}` });
    await shop.importCsv(match.csv);
    await shop.sendAlerts();

    const mailbox = `${shop.platformUrl}/mailbox?email=${encodeURIComponent(customer.email)}`;
    const email = page.getByRole("link", { name: "Your alerts: 1 price drop, 1 last one left, 1 new match" });
    await expect(async () => {
      await page.goto(mailbox);
      await expect(email).toBeVisible({ timeout: 500 });
    }).toPass();
    await email.click();
    await expect(page.getByRole("heading", { name: "Price drops on your wishlist" })).toBeVisible();
    await expect(page.getByText("$38.50, was $48.00")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Last one left on your wishlist" })).toBeVisible();
    await expect(page.getByRole("heading", { name: `New matches: Results for “${word}”` })).toBeVisible();
    await expect(page.getByRole("link", { name: match.stocked.title })).toHaveAttribute(
      "href",
      new RegExp(`${match.stocked.path}$`),
    );
    // The shop of the tests does not know its own origin.
    const link = await page.getByRole("link", { name: "Stop these emails" }).getAttribute("href");
    const { pathname, search } = new URL(link ?? "");
    const stop = shop.url + pathname + search;

    // Mail programs open links on their own.
    await page.request.get(stop);
    await page.goto("/profile/saved-searches");
    await expect(alerts(page)).toBeChecked();

    await page.goto(stop);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Stop all alerts" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "You get no more alerts" })).toBeVisible();
    await page.getByRole("link", { name: "Saved searches in your account" }).click();
    await expect(alerts(page)).not.toBeChecked();
    await expect(page.getByRole("link", { name: `Results for “${word}”` })).toBeVisible();

    // The button of a mail program posts without the page's cookies (RFC 8058).
    await alerts(page).click();
    await expect(page.getByText("Alerts are on.")).toBeVisible();
    const program = await playwright.request.newContext();
    const form = { "List-Unsubscribe": "One-Click" };
    expect((await program.post(stop, { form, maxRedirects: 0 })).status()).toBe(200);
    await program.dispose();
    await page.reload();
    await expect(alerts(page)).not.toBeChecked();
  },
);

async function expectEmail(page: Page, mailbox: string, name: string): Promise<void> {
  await expect(async () => {
    await page.goto(mailbox);
    await expect(page.getByRole("link", { name })).toBeVisible({ timeout: 500 });
  }).toPass();
}

test(
  "a shopper who came too late is told when something like it comes",
  onPhone,
  async ({ page, shop, customer }) => {
    const expectAnnounced = await recordAnnouncements(page);
    // A size that no other test's product has.
    const size = `Q${crypto.randomUUID().slice(0, 6)}`;
    const dressLike = { brand: "Norelle", variants: [{ color: "Red", size }] };
    const gone = productCsv(dressLike);
    await shop.importCsv(gone.csv);
    await shop.merchant("sell", gone.stocked.handle);
    await wantAlertsAtAnyHour(page, customer);
    await page.goto(gone.stocked.path);
    const form = page.getByRole("form", { name: "Tell me when something like this comes" });
    for (const name of ["Dresses", `Size ${size}`, "Norelle"])
      await expect(form.getByRole("checkbox", { name })).toBeChecked();
    await expectAccessible(page);
    await (await hydrated(form.getByRole("button", { name: "Tell me" }))).click();
    await expectAnnounced("Search saved. We email you as soon as something like this comes.");
    await expect(form.getByText("We tell you as soon as something like this comes.")).toBeVisible();

    const similar = productCsv({ ...dressLike, shortTitle: "Silk dress" });
    await shop.importCsv(similar.csv);
    await shop.importCsv(productCsv({ ...dressLike, category: "tops" }).csv);
    await shop.sendAlerts();
    const mailbox = `${shop.platformUrl}/mailbox?email=${encodeURIComponent(customer.email)}`;
    await expectEmail(page, mailbox, "Your alerts: 1 new match");
    await page.getByRole("link", { name: "Your alerts: 1 new match" }).click();
    await expect(page.getByRole("link", { name: similar.stocked.title })).toBeVisible();
    const link = await page.getByRole("link", { name: "Stop alerts of this search" }).getAttribute("href");
    const { pathname, search } = new URL(link ?? "");
    await page.goto(shop.url + pathname + search);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Stop these alerts" }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "You get no more alerts of this search" }),
    ).toBeVisible();
    await page.getByRole("link", { name: "Saved searches in your account" }).click();
    await expect(page.getByLabel(`Tell me: Dresses, Size ${size}, Norelle`)).toHaveValue("OFF");
    await expect(alerts(page)).toBeChecked();
  },
);

test("a visitor asks to be told, signs in, and is", onPhone, async ({ page, shop, dress, customer }) => {
  const expectAnnounced = await recordAnnouncements(page);
  await shop.merchant("sell", dress.handle);
  await page.goto(dress.path);
  const form = page.getByRole("form", { name: "Tell me when something like this comes" });
  await form.getByRole("checkbox", { name: "Test Atelier" }).uncheck();
  await (await hydrated(form.getByRole("button", { name: "Tell me" }))).click();
  await page.getByRole("button", { name: "Sign in instead" }).click();
  await customer.identify();
  await expectAnnounced("Search saved. We email you as soon as something like this comes.");
  await page.goto("/profile/saved-searches");
  await expect(alerts(page)).toBeChecked();
  await expect(page.getByLabel("Tell me: Dresses, Size M")).toHaveValue("AT_ONCE");
});

test.describe("at noon", () => {
  // A guest's quiet hours are those of the browser's time zone.
  test.use({ timezoneId: noonZone() });

  test(
    "a guest is told by email after confirming the address, and not before",
    onPhone,
    async ({ page, shop }) => {
      const size = `Q${crypto.randomUUID().slice(0, 6)}`;
      const guest = `guest-${size.toLowerCase()}@circlet.example`;
      const dressLike = { brand: "Norelle", variants: [{ color: "Red", size }] };
      const gone = productCsv(dressLike);
      await shop.importCsv(gone.csv);
      await shop.merchant("sell", gone.stocked.handle);
      await page.goto(gone.stocked.path);
      const form = page.getByRole("form", { name: "Tell me when something like this comes" });
      await (await hydrated(form.getByRole("button", { name: "Tell me" }))).click();
      const field = page.getByLabel("Your email");
      await expect(field).toBeFocused();
      await expectAccessible(page);
      await field.fill(guest);
      await field.press("Enter");
      await expect(page.getByText("Check your email and confirm.")).toBeVisible();
      await shop.importCsv(productCsv({ ...dressLike, shortTitle: "Too early" }).csv);
      await shop.sendAlerts();
      const mailbox = `${shop.platformUrl}/mailbox?email=${encodeURIComponent(guest)}`;
      await expectEmail(page, mailbox, "Please confirm your alerts");
      await expect(page.getByRole("link", { name: /new match/ })).toHaveCount(0);
      await page.getByRole("link", { name: "Please confirm your alerts" }).click();
      const link = await page.getByRole("link", { name: "Confirm alerts" }).getAttribute("href");
      const { pathname, search } = new URL(link ?? "");
      await page.goto(shop.url + pathname + search);
      await expectAccessible(page);
      await page.getByRole("button", { name: "Confirm alerts" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Your alerts are on" })).toBeVisible();
      await shop.importCsv(productCsv({ ...dressLike, shortTitle: "Silk dress" }).csv);
      await shop.sendAlerts();
      await expectEmail(page, mailbox, "Your alerts: 1 new match");
    },
  );
});

/** A time zone in which it is noon. The signs of these names are those of POSIX: west is positive. */
function noonZone(): string {
  const west = new Date().getUTCHours() - 12;
  return `Etc/GMT${west < 0 ? "" : "+"}${west}`;
}

test(
  "a customer chooses how often to hear of a search and of a product on the wishlist",
  onPhone,
  async ({ page, shop, customer }) => {
    const coat = productCsv({ shortTitle: "Timely coat", category: "outerwear" });
    await shop.importCsv(coat.csv);
    await wantAlertsAtAnyHour(page, customer);
    await page.goto("/category/dresses?color=red");
    await saveSearch(page).click();
    await expect(saved(page)).toBeVisible();
    await gotoHydrated(page, coat.stocked.path);
    await page.getByRole("button", { name: "Add To Wishlist" }).first().click();
    await expect(page.getByRole("button", { name: "In Wishlist" }).first()).toBeVisible();

    await page.goto("/profile/saved-searches");
    const ofSearch = page.getByLabel("Tell me: Dresses, Red");
    await expect(ofSearch).toHaveValue("WEEKLY");
    await ofSearch.selectOption("Daily");
    await page.goto("/profile/wishlist");
    const ofCoat = page.getByLabel(`Tell me: ${coat.stocked.title}`);
    await expect(ofCoat).toHaveValue("WEEKLY");
    await expectAccessible(page);
    await ofCoat.selectOption("At once");
    await expect(ofCoat).not.toHaveAttribute("aria-busy");
    await page.reload();
    await expect(ofCoat).toHaveValue("AT_ONCE");
    await page.goto("/profile/saved-searches");
    await expect(ofSearch).toHaveValue("DAILY");
    await expectAccessible(page);

    await shop.importCsv(coat.csv.replaceAll("48.00", "38.50"));
    const mailbox = `${shop.platformUrl}/mailbox?email=${encodeURIComponent(customer.email)}`;
    await expectEmail(page, mailbox, "Your alerts: 1 price drop");
  },
);
