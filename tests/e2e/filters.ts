import type { Locator, Page } from "@playwright/test";

export async function checkFilter(page: Page, name: RegExp): Promise<void> {
  const opener = page.getByRole("button", { name: /^Filters/ });
  const inDrawer = await opener.isVisible();
  if (inDrawer) await opener.click();
  await page.getByRole("form", { name: "Filters" }).last().getByRole("checkbox", { name }).check();
  if (!inDrawer) return;
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Show \d/ })
    .click();
}

export function productCards(page: Page): Locator {
  return page.getByRole("main").getByRole("article");
}
