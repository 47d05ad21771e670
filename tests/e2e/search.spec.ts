import type { Locator, Page, Route } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { cardsOf } from "./filters.ts";
import { expect, test } from "./test.ts";

const fieldOf = (page: Page): Locator => page.getByRole("banner").getByRole("combobox", { name: "Search" });

const asksFor = (route: Route): string | undefined => {
  const { operationName, variables } = route.request().postDataJSON() as {
    operationName?: string;
    variables?: { query?: string };
  };
  return operationName === "predictiveSearch" ? variables?.query : undefined;
};

/** Holds back the suggestions for one text until they are let go. */
async function holdSuggestions(page: Page, text: string): Promise<() => void> {
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/graphql.json", async (route) => {
    if (asksFor(route) === text) await released;
    // A request that was given up has nobody to answer.
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

test("Enter searches for what is typed, and an empty field for everything", async ({ page }) => {
  await page.goto("/");
  await fieldOf(page).fill("wool & silk");
  await fieldOf(page).press("Enter");
  await expect(page).toHaveURL(/\/search\?text=wool\+%26\+silk$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("wool & silk");
  await fieldOf(page).fill("");
  await fieldOf(page).press("Enter");
  await expect(page).toHaveURL(/\/search$/);
});

test("suggestions come as one types: searches with the typed part marked, then pieces", async ({ page }) => {
  await page.goto("/");
  await fieldOf(page).pressSequentially("dre");
  const searches = page.getByRole("group", { name: "Top Suggestions" }).getByRole("option");
  await expect(searches.first()).toBeVisible();
  expect(await searches.count()).toBeLessThanOrEqual(3);
  await expect(searches.first().locator("mark").first()).toHaveText(/^dre$/i);
  await expect(page.getByRole("group", { name: "Products" }).getByRole("option").first()).toBeVisible();
  await expectAccessible(page);
  const words = await searches.first().innerText();
  await fieldOf(page).press("ArrowDown");
  await fieldOf(page).press("Enter");
  await expect(page).toHaveURL(new RegExp(`/search\\?text=${words.trim().replaceAll(" ", "\\+")}$`, "i"));
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(fieldOf(page)).toHaveValue(words);
});

test('the list says "loading..." while it waits and "No results" when there is nothing', async ({ page }) => {
  await page.goto("/");
  const letGo = await holdSuggestions(page, "qqqqzzzz");
  await fieldOf(page).fill("qqqqzzzz");
  await expect(page.getByText("loading...").first()).toBeVisible();
  letGo();
  await expect(page.getByRole("banner").getByText("No results").first()).toBeVisible();
});

test("a late answer to what was typed before is not shown", async ({ page }) => {
  await page.goto("/");
  const letGo = await holdSuggestions(page, "dress");
  const asked = page.waitForRequest((request) => request.postData()?.includes('"query":"dress"') ?? false);
  await fieldOf(page).fill("dress");
  await asked;
  await fieldOf(page).fill("jeans");
  const options = page.getByRole("listbox").getByRole("option");
  await expect(options.first()).toContainText(/jeans/i);
  letGo();
  await expect(options.first()).toContainText(/jeans/i);
});

test("the list closes by Escape, by leaving the field and on a new page", async ({ page }) => {
  await page.goto("/faq", { waitUntil: "networkidle" });
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(/\/contact$/);
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

test("on a phone a button leaves the search", async ({ page }) => {
  test.skip((page.viewportSize()?.width ?? 0) >= 768, "A mouse has other ways out.");
  await page.goto("/", { waitUntil: "networkidle" });
  await fieldOf(page).fill("coat");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(fieldOf(page)).toHaveValue("");
  await expect(page.getByRole("button", { name: "Cancel" })).toBeHidden();
});

test("searches are remembered on this device until they are taken away", async ({ page }) => {
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

test("a mistyped search finds what was meant, and says so", async ({ page }) => {
  await page.goto("/search?text=swaeter");
  await expect(page.getByText("No exact matches for “swaeter”. Showing “sweater”.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Results for “sweater”" })).toBeVisible();
  await expect(cardsOf(page).first()).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "sweater", exact: true }).click();
  await expect(page).toHaveURL(/text=sweater$/);
  await expect(page.getByText(/No exact matches/)).toBeHidden();
});
