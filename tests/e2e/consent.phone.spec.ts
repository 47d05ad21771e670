import { productCards } from "./filters.ts";
import type { Locator, Page } from "@playwright/test";
import { hydrated } from "./hydrated.ts";
import { expect, test } from "./test.ts";

test.use({ consentAsked: true });

/** Collects the names of the analytics events that the page sends to Google Analytics and Klaviyo. */
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

/** Events of the first page would have been sent by the time the second page shows. */
async function openTwoPages(page: Page): Promise<void> {
  const footer = page.getByRole("contentinfo");
  await (await hydrated(footer.getByRole("link", { name: "Contact" }))).click();
  await expect(page).toHaveURL(/\/contact$/);
  await footer.getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL(/\/faq$/);
}

const banner = (page: Page) => page.getByRole("region", { name: "Your privacy" });

test("analytics send nothing before the shopper allows it, then report to both tools", async ({
  page,
  shopper,
  dress,
}) => {
  const sent = eventsOf(page);
  await page.goto(`/search?text=${encodeURIComponent(dress.title)}`);
  await expect(banner(page)).toBeVisible();
  const result = page.getByRole("main").getByRole("link", { name: dress.title, exact: true }).first();
  await hydrated(result);
  await shopper.openProduct(dress.title);
  await shopper.readyAddButton();
  expect(sent).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("client_id"))).toBeNull();
  await page.goBack();
  await expect(result).toBeVisible();
  await banner(page).getByRole("button", { name: "Allow" }).click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => sent).toEqual(expect.arrayContaining(["page_view", "search", "view_item_list"]));
  await shopper.openProduct(dress.title);
  await expect
    .poll(() => sent)
    .toEqual(expect.arrayContaining(["select_item", "view_item", "Viewed Product"]));
  await shopper.addToCart();
  await expect
    .poll(() => sent)
    .toEqual(expect.arrayContaining(["add_to_cart", "Added to Cart", "view_cart"]));
  await shopper.cartDrawer.getByRole("button", { name: `Remove ${dress.title}` }).click();
  await expect.poll(() => sent).toContain("remove_from_cart");
  expect(sent.filter((name) => name === "add_to_cart")).toHaveLength(1);
  await shopper.closeCart();
  await shopper.addToCart();
  await shopper.goToCheckout();
  await expect.poll(() => sent).toEqual(expect.arrayContaining(["begin_checkout", "Started Checkout"]));
});

test("analytics stop in every tab when the shopper withdraws consent", async ({ page, context }) => {
  await page.addInitScript(
    () => localStorage.getItem("consent") ?? localStorage.setItem("consent", "allowed"),
  );
  const [sent, clientId] = [eventsOf(page), () => page.evaluate(() => localStorage.getItem("client_id"))];
  await page.goto("/faq");
  await expect.poll(() => sent).toContain("page_view");
  expect(await clientId()).not.toBeNull();
  const other = await context.newPage();
  await other.goto("/terms");
  const choices = other.getByRole("contentinfo").getByRole("link", { name: "Your Privacy Choices" });
  await (await hydrated(choices)).press("Enter");
  const optOut = other.getByRole("checkbox", { name: "Do not sell or share my personal information" });
  await expect(optOut).not.toBeChecked();
  await optOut.check();
  await expect(other.getByText("Your choice is saved for this browser.").first()).toBeVisible();
  expect(await clientId()).toBeNull();
  sent.length = 0;
  await openTwoPages(page);
  expect(sent).toEqual([]);
});

test("the shop does not ask again and sends nothing after the shopper declines", async ({ page }) => {
  const sent = eventsOf(page);
  await page.goto("/");
  await banner(page).getByRole("button", { name: "No, thanks" }).press("Enter");
  await expect(banner(page)).toBeHidden();
  await page.goto("/search");
  await openTwoPages(page);
  await expect(banner(page)).toBeHidden();
  expect(sent).toEqual([]);
});

test("the shop does not ask and sends nothing when the browser sets Global Privacy Control", async ({
  page,
}) => {
  const sent = eventsOf(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    localStorage.setItem("consent", "allowed");
  });
  await page.goto("/privacy-choices");
  await expect(page.getByText("Your browser sends the Global Privacy Control signal.")).toBeVisible();
  const optOut = page.getByRole("checkbox", { name: "Do not sell or share my personal information" });
  await expect(optOut).toBeChecked();
  await expect(optOut).toBeDisabled();
  await openTwoPages(page);
  await expect(banner(page)).toBeHidden();
  expect(sent).toEqual([]);
});

test("a prerendered product counts as visited and as viewed only once the shopper opens it", async ({
  page,
  dress,
}) => {
  const sent = eventsOf(page);
  const viewed = () => page.evaluate(() => localStorage.getItem("recently_viewed"));
  await page.addInitScript(() => {
    localStorage.setItem("consent", "allowed");
    Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  });
  await page.goto(dress.path);
  await hydrated(page.getByRole("button", { name: "Share" }));
  expect(await viewed()).toBeNull();
  expect(sent).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, "prerendering", { value: false });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await expect.poll(() => sent).toEqual(expect.arrayContaining(["page_view", "view_item"]));
  await expect.poll(viewed).toContain("gid://");
});

test("the question stays beside the column with the button on a tablet, however far the page is scrolled", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  // A product with images, which those of tests have not.
  await page.goto("/brands/belvane");
  const card = productCards(page).getByRole("heading").getByRole("link").first();
  await page.goto((await card.getAttribute("href"))!);
  await expect(banner(page)).toBeVisible();
  const question = (await banner(page).boundingBox())!;
  const button = (await page.getByRole("button", { name: "Add to bag" }).first().boundingBox())!;
  expect(question.x + question.width).toBeLessThanOrEqual(button.x);
});

test("the question for consent covers neither the product's title nor the page's last line on a phone", async ({
  page,
  dress,
}) => {
  await page.goto(dress.path);
  await banner(page).waitFor();
  await expectUncovered(page.getByRole("heading", { level: 1, name: dress.title }));
  const lastLine = page.getByRole("contentinfo").getByText(/^©/);
  await page.keyboard.press("End");
  await expectUncovered(lastLine);
  await expect(banner(page).getByRole("button", { name: "Allow" })).toBeInViewport({ ratio: 1 });
});

test("the question for consent does not cover the page's last line in a wide window", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/faq");
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("End");
  await expectUncovered(page.getByRole("contentinfo").getByText(/^©/));
});

/** Expects that a press on the middle of an element reaches it. Scrolls only if it is outside of the window. */
async function expectUncovered(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      element.evaluate((node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    )
    .toBe(true);
}
