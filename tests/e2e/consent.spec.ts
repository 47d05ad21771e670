import type { Page } from "@playwright/test";
import { hydrated } from "./hydrated.ts";
import { Shopper } from "./shopper.ts";
import { expect, test } from "./test.ts";

/** Counting visits (CALL-4): asked first, remembered, and sent in both tools' forms. */

test.use({ isAsked: true });

/** The names of the events that a page sends to either tool, as they are sent. */
function eventsOf(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (request.method() !== "POST") return;
    if (url.pathname === "/g/collect")
      names.push(new URLSearchParams(request.postData() ?? "").get("en") ?? "");
    if (url.pathname === "/client/events/") {
      const { data } = request.postDataJSON() as {
        data: { attributes: { metric: { data: { attributes: { name: string } } } } };
      };
      names.push(data.attributes.metric.data.attributes.name);
    }
  });
  return names;
}

const banner = (page: Page) => page.getByRole("region", { name: "Your privacy" });

test("nothing is sent before a shopper allows it; then what they do is told to both tools", async ({
  page,
  stock,
}) => {
  const dress = await stock();
  const sent = eventsOf(page);
  const shopper = new Shopper(page);
  await page.goto(`/search?text=${encodeURIComponent(dress.title)}`);
  await expect(banner(page)).toBeVisible();
  await hydrated(page.getByRole("main").getByRole("link", { name: dress.title, exact: true }).first());
  await shopper.openProduct(dress.title);
  await shopper.readyAddButton();
  expect(sent).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("client_id"))).toBeNull();
  await page.goBack();
  await banner(page).getByRole("button", { name: "Allow" }).click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => sent).toEqual(expect.arrayContaining(["page_view", "search", "view_item_list"]));
  await shopper.openProduct(dress.title);
  await expect
    .poll(() => sent)
    .toEqual(expect.arrayContaining(["select_item", "view_item", "Viewed Product"]));
  await shopper.addToBag();
  await expect
    .poll(() => sent)
    .toEqual(expect.arrayContaining(["add_to_cart", "Added to Cart", "view_cart"]));
  await shopper.bagDrawer.getByRole("button", { name: `Remove ${dress.title}` }).click();
  await expect.poll(() => sent).toContain("remove_from_cart");
  expect(sent.filter((name) => name === "add_to_cart")).toHaveLength(1);
  await shopper.closeBag();
  await shopper.addToBag();
  await shopper.goToCheckout();
  expect(sent).toEqual(expect.arrayContaining(["begin_checkout", "Started Checkout"]));
});

test("a shopper who changes their mind takes back what they allowed, in every tab", async ({
  page,
  context,
}) => {
  await page.addInitScript(
    () => localStorage.getItem("consent") ?? localStorage.setItem("consent", "allowed"),
  );
  const [sent, clientId] = [eventsOf(page), () => page.evaluate(() => localStorage.getItem("client_id"))];
  await page.goto("/faq");
  await expect.poll(() => sent).toContain("page_view");
  expect(await clientId()).not.toBeNull();
  const other = await context.newPage();
  await other.goto("/terms");
  const choices = other.getByRole("contentinfo").getByRole("button", { name: "Privacy choices" });
  await (await hydrated(choices)).press("Enter");
  await expect(banner(other)).toContainText("You allow it at the moment.");
  await banner(other).getByRole("button", { name: "No, thanks" }).press("Enter");
  await expect(banner(other)).toBeHidden();
  await expect(choices).toBeFocused();
  expect(await clientId()).toBeNull();
  sent.length = 0;
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Contact");
  await page.waitForLoadState("networkidle");
  expect(sent).toEqual([]);
});

test("a shopper who declines is not asked again, and nothing is ever sent", async ({ page }) => {
  const sent = eventsOf(page);
  await page.goto("/");
  await banner(page).getByRole("button", { name: "No, thanks" }).press("Enter");
  await expect(banner(page)).toBeHidden();
  await page.goto("/search");
  await hydrated(page.getByRole("main").getByRole("link").first());
  await page.waitForLoadState("networkidle");
  await expect(banner(page)).toBeHidden();
  expect(sent).toEqual([]);
});

test("a browser that says no for its owner is not asked, and nothing is ever sent", async ({ page }) => {
  const sent = eventsOf(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    localStorage.setItem("consent", "allowed");
  });
  await page.goto("/");
  await expect(page.getByRole("banner").getByText(/^You have \d+ item/)).toBeAttached();
  await page.waitForLoadState("networkidle");
  await expect(banner(page)).toBeHidden();
  expect(sent).toEqual([]);
});

test("a tool that fails is noted in the console, and the shop goes on", async ({ page, stock }) => {
  const dress = await stock();
  const noted: string[] = [];
  page.on("console", (message) => message.type() === "error" && noted.push(message.text()));
  await page.addInitScript(() => localStorage.setItem("consent", "allowed"));
  await page.route(/\/(g\/collect|client\/events\/)/, (route) => route.abort());
  const shopper = new Shopper(page);
  await page.goto(dress.path);
  await shopper.addToBag();
  await expect(shopper.bagDrawer.getByRole("link", { name: dress.title })).toBeVisible();
  await expect.poll(() => noted.join("\n")).toContain("Error tracking product in Klaviyo");
});
