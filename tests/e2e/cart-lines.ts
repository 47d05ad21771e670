import { expect, type Locator, type Page } from "@playwright/test";
import type { Shopper } from "./shopper.ts";

export function cartLine(shopper: Shopper, title: string): Locator {
  return shopper.cartDrawer.getByRole("link", { name: title });
}

/** Adds the page's product and waits until the commerce service has confirmed it. */
export async function addAndConfirm(shopper: Shopper, title: string): Promise<void> {
  await shopper.addToCart();
  await expectAdded(shopper, title);
}

export async function expectAdded(shopper: Shopper, title: string): Promise<void> {
  await expect(cartLine(shopper, title)).toBeVisible();
  await expect(shopper.cartDrawer.getByText("Updating...")).toBeHidden();
}

export function removeButton(shopper: Shopper, title: string): Locator {
  return shopper.cartDrawer.getByRole("button", { name: `Remove ${title}` });
}

/** Checks the commerce service's cart on the server-rendered cart page. */
export async function expectCartToHold(page: Page, titles: readonly string[]): Promise<void> {
  await page.goto("/cart");
  const lines = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^Remove/ }) });
  await expect(lines).toHaveCount(titles.length);
  for (const title of titles) await expect(lines.getByRole("link", { name: title })).toHaveCount(1);
}
