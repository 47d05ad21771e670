import type { Locator, Page } from "@playwright/test";

/** Ticks a box of the filters, which stand beside the grid or in a drawer. */
export async function tick(page: Page, name: RegExp): Promise<void> {
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

/** The pieces a page shows. */
export function cardsOf(page: Page): Locator {
  return page.getByRole("main").getByRole("article");
}
