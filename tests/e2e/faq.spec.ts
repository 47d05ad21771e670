import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, onPhone, test } from "./test.ts";

const main = (page: Page): Locator => page.getByRole("main");
const answerToReturns = (page: Page): Locator => page.getByText("Here is how it works:");

test("the FAQ opens and closes its questions one by one", onPhone, async ({ page }) => {
  await page.goto("/faq");
  const questions = main(page).getByRole("heading", { level: 2 });
  await expect(questions).toHaveCount(8);
  await expect(answerToReturns(page)).toBeHidden();
  await questions.filter({ hasText: "How do I return an item?" }).click();
  await expect(answerToReturns(page)).toBeVisible();
  await questions.filter({ hasText: "How do I track my order?" }).click();
  await expect(answerToReturns(page)).toBeVisible();
  await questions.filter({ hasText: "How do I return an item?" }).click();
  await expect(answerToReturns(page)).toBeHidden();
});

test("the FAQ works with the keyboard alone", onPhone, async ({ page }) => {
  await page.goto("/faq");
  await main(page).getByRole("link", { name: "ask us" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const link = main(page).getByRole("link", { name: "the brands" });
  await expect(link).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Space");
  await expect(link).toBeHidden();
});

test("the FAQ has no accessibility violation with all questions open", onPhone, async ({ page }) => {
  await page.goto("/faq");
  for (const question of await main(page).getByRole("heading", { level: 2 }).all()) await question.click();
  await expectAccessible(page);
});

test("the FAQ links brands to their page", onPhone, async ({ page }) => {
  await page.goto("/faq#brand-partnership");
  await main(page).getByRole("link", { name: "See what we do for brands" }).click();
  await expect(page).toHaveURL(/\/partners$/);
});

test("the FAQ opens the answer about returns at /faq#returns", onPhone, async ({ page }) => {
  await page.goto("/faq#returns");
  await expect(page.getByRole("heading", { name: "How do I return an item?" })).toBeInViewport();
  await expect(answerToReturns(page)).toBeInViewport();
  for (const text of [
    "365 days",
    "Days 1 to 30",
    "Days 31 to 365",
    "$10.99",
    "$12.99",
    "unworn and still have their tags or hygiene seal",
  ]) {
    await expect(main(page)).toContainText(text);
  }
});

test(
  "the FAQ opens that answer from another page, and again after it was closed",
  onPhone,
  async ({ page }) => {
    await page.goto("/contact");
    await main(page).getByRole("link", { name: "how to return something" }).click();
    const question = page.getByRole("heading", { name: "How do I return an item?" });
    await expect(question).toBeInViewport();
    await expect(answerToReturns(page)).toBeInViewport();
    await question.click();
    await expect(answerToReturns(page)).toBeHidden();
    await page.goBack();
    await main(page).getByRole("link", { name: "how to return something" }).click();
    await expect(answerToReturns(page)).toBeInViewport();
  },
);
