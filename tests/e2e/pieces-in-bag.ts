import { expect, type Locator, type Page } from "@playwright/test";
import type { Shopper } from "./shopper.ts";

export function pieceIn(shopper: Shopper, title: string): Locator {
  return shopper.bagDrawer.getByRole("link", { name: title });
}

/** Adds the piece of the page and waits until the service has confirmed it. */
export async function addAndSettle(shopper: Shopper, title: string): Promise<void> {
  await shopper.addToBag();
  await settled(shopper, title);
}

export async function settled(shopper: Shopper, title: string): Promise<void> {
  await expect(pieceIn(shopper, title)).toBeVisible();
  await expect(shopper.bagDrawer.getByText("Updating...")).toBeHidden();
}

export function removeButton(shopper: Shopper, title: string): Locator {
  return shopper.bagDrawer.getByRole("button", { name: `Remove ${title}` });
}

/** The bag as the service has it, on a page that was rendered from it. */
export async function expectBagToHold(page: Page, titles: readonly string[]): Promise<void> {
  await page.goto("/cart");
  const lines = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^Remove/ }) });
  await expect(lines).toHaveCount(titles.length);
  for (const title of titles) await expect(lines.getByRole("link", { name: title })).toHaveCount(1);
}
