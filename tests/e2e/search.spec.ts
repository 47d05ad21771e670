import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { productCards } from "./filters.ts";
import { gotoHydrated } from "./hydrated.ts";
import { expect, onDesktop, onPhone, test } from "./test.ts";

const fieldOf = (page: Page): Locator => page.getByRole("banner").getByRole("combobox", { name: "Search" });

const suggestionsFor = (text: string): string => `**/suggestions?text=${text}`;

/** Holds back the suggestions for one text until the returned function is called. */
async function holdSuggestions(page: Page, text: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(suggestionsFor(text), async (route) => {
    await released.promise;
    // The page may have aborted the request.
    await route.continue().catch(() => undefined);
  });
  return released.resolve;
}

test("Enter searches for the text, or for everything if the field is empty", onPhone, async ({ page }) => {
  await gotoHydrated(page, "/");
  await fieldOf(page).fill("wool & silk");
  await fieldOf(page).press("Enter");
  await expect(page).toHaveURL(/\/search\?text=wool\+%26\+silk$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("wool & silk");
  await fieldOf(page).fill("");
  await fieldOf(page).press("Enter");
  await expect(page).toHaveURL(/\/search$/);
});

test("typing suggests searches, with the typed part marked, and products", async ({ page }) => {
  await page.goto("/");
  await fieldOf(page).pressSequentially("dre");
  const searches = page.getByRole("group", { name: "Top Suggestions" }).getByRole("option");
  await expect(searches.first()).toBeVisible();
  expect(await searches.count()).toBeLessThanOrEqual(3);
  await expect(searches.first().locator("mark").first()).toHaveText(/^dre$/i);
  await expect(page.getByRole("group", { name: "Products" }).getByRole("option").first()).toBeVisible();
  await expectAccessible(page);
  const suggestion = await searches.first().innerText();
  await fieldOf(page).press("ArrowDown");
  await fieldOf(page).press("Enter");
  await expect(page).toHaveURL(
    new RegExp(`/search\\?text=${suggestion.trim().replaceAll(" ", "\\+")}$`, "i"),
  );
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(fieldOf(page)).toHaveValue(suggestion);
});

test(
  'the suggestions say "loading..." while they load and "No results" if there are none',
  onPhone,
  async ({ page }) => {
    await page.goto("/");
    const release = await holdSuggestions(page, "qqqqzzzz");
    await fieldOf(page).fill("qqqqzzzz");
    await expect(page.getByText("loading...").first()).toBeVisible();
    release();
    await expect(page.getByRole("banner").getByText("No results").first()).toBeVisible();
  },
);

test("suggestions for an earlier text are not shown", onPhone, async ({ page }) => {
  await page.goto("/");
  const release = await holdSuggestions(page, "dress");
  const requested = page.waitForRequest(suggestionsFor("dress"));
  await fieldOf(page).fill("dress");
  await requested;
  await fieldOf(page).fill("jeans");
  const options = page.getByRole("listbox").getByRole("option");
  await expect(options.first()).toContainText(/jeans/i);
  release();
  await expect(options.first()).toContainText(/jeans/i);
});

test("the suggestions close on Escape, on blur and on a new page", async ({ page }) => {
  await gotoHydrated(page, "/faq");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  // Wait for the new page, because it closes the list and the URL changes earlier.
  await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();
  const list = page.getByRole("listbox");
  await fieldOf(page).pressSequentially("coat");
  await expect(list).toBeVisible();
  await fieldOf(page).press("Escape");
  await expect(list).toBeHidden();
  await fieldOf(page).press("ArrowDown");
  await expect(list).toBeVisible();
  await fieldOf(page).blur();
  await expect(list).toBeHidden();
  await fieldOf(page).focus();
  await expect(list).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(list).toBeHidden();
});

test("Ctrl and Enter open a suggestion in a new tab", onDesktop, async ({ page, context }) => {
  await gotoHydrated(page, "/");
  await fieldOf(page).pressSequentially("dre");
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await fieldOf(page).press("ArrowDown");
  const opened = context.waitForEvent("page");
  await fieldOf(page).press("Control+Enter");
  await expect(await opened).toHaveURL(/\/search\?text=/);
  await expect(page).toHaveURL(/\/$/);
});

test("Cancel leaves the search on a phone", async ({ page }) => {
  test.skip(
    (page.viewportSize()?.width ?? 0) >= 768,
    "Runs on phones only: wider screens have no Cancel button.",
  );
  await gotoHydrated(page, "/");
  await fieldOf(page).fill("coat");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(fieldOf(page)).toHaveValue("");
  await expect(page.getByRole("button", { name: "Cancel" })).toBeHidden();
});

test("recent searches are suggested until the shopper removes them", onPhone, async ({ page }) => {
  const recent = page.getByRole("listbox", { name: "Recent searches" }).getByRole("option");
  for (const text of ["coat", "satin"]) {
    await page.goto(`/search?text=${text}`);
    await fieldOf(page).fill("");
    await expect(recent.first()).toHaveText(text);
  }
  await page.goto("/");
  await fieldOf(page).click();
  await expect(recent).toHaveText(["satin", "coat"]);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Remove satin from recent searches" }).click();
  await expect(recent).toHaveText(["coat"]);
  await recent.click();
  await expect(page).toHaveURL(/\/search\?text=coat$/);
});

test("a mistyped search shows results for the corrected text and says so", onPhone, async ({ page }) => {
  await page.goto("/search?text=cardigna");
  await expect(page.getByText("No exact matches for “cardigna”. Showing “cardigan”.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Results for “cardigan”" })).toBeVisible();
  await expect(productCards(page).first()).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "cardigan", exact: true }).click();
  await expect(page).toHaveURL(/text=cardigan$/);
  await expect(page.getByText(/No exact matches/)).toBeHidden();
});

test("a search's words become filters, which the shopper removes one by one", async ({ page, shopper }) => {
  await gotoHydrated(page, "/");
  await shopper.searchFor("black maxi dress under $200 new with tags");
  await expect(page).toHaveURL(/\/search\?text=black\+maxi\+dress\+under\+%24200\+new\+with\+tags$/);
  const chips = page.getByRole("list", { name: "Active filters" }).getByRole("link");
  await expect(chips).toHaveText(["“maxi”", "Dresses", "Black", "New with tags", "Under $200", "Clear all"]);
  await expect(productCards(page).first().getByRole("heading")).toHaveText(/maxi/i);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Remove filter: Under $200" }).click();
  await expect(page).toHaveURL(/\/search\?text=maxi&category=dresses&color=black&condition=new_with_tags$/);
  await page.getByRole("link", { name: "Remove filter: “maxi”" }).click();
  await expect(page).toHaveURL(/\/search\?category=dresses&color=black&condition=new_with_tags$/);
  await expect(page.getByRole("heading", { level: 1, name: "Dresses" })).toBeVisible();
});

test("a shopper can search for the exact words instead of filters", onPhone, async ({ page }) => {
  await page.goto("/search?text=red+dress");
  await page.getByRole("link", { name: "Search for these exact words" }).click();
  await expect(page).toHaveURL(/\/search\?text=%22red\+dress%22$/);
  await expect(page.getByRole("heading", { level: 1, name: 'Results for "red dress"' })).toBeVisible();
  await expect(page.getByRole("list", { name: "Active filters" }).getByRole("link")).toHaveText([
    '"red dress"',
    "Clear all",
  ]);
});
