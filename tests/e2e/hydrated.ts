import { expect, type Locator, type Page } from "@playwright/test";

/** Links and forms work before React has hydrated the page, too; other tests cover that. */
export async function hydrated(control: Locator): Promise<Locator> {
  await expect(control.page().locator("html[data-hydrated]")).toBeAttached();
  await expect(control).toBeAttached();
  return control;
}

/** Safari does not focus the links and buttons that are pressed. */
export const pressWithoutFocus = (page: Page): Promise<unknown> =>
  page.addInitScript(() => addEventListener("mousedown", (event) => event.preventDefault()));

/** Opens a page and waits until React has hydrated it. */
export async function gotoHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}
