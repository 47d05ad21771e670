import type { Locator, Page } from "@playwright/test";
import { gotoHydrated } from "./hydrated.ts";
import { expect, test } from "./test.ts";

/** Pixels of a phone with a notch. */
const [side, home] = [47, 34];

async function haveSafeAreas(page: Page, insets: Readonly<Record<string, number>>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setSafeAreaInsetsOverride", { insets });
}

async function expectBesideNotch(page: Page, control: Locator): Promise<void> {
  const { width } = page.viewportSize()!;
  // A drawer may still be moving.
  await expect
    .poll(async () => {
      const box = (await control.boundingBox())!;
      return box.x >= side && box.x + box.width <= width - side;
    })
    .toBe(true);
}

test("controls of pages, menu, filters and cart keep off the notch of a phone on its side", async ({
  page,
  shopper,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await haveSafeAreas(page, { left: side, right: side });
  await gotoHydrated(page, "/search");
  const banner = page.getByRole("banner");
  await expectBesideNotch(page, banner.getByRole("button", { name: "Menu" }));
  await expectBesideNotch(page, banner.getByRole("link", { name: /bag/i }));
  await banner.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expectBesideNotch(page, menu.getByRole("heading", { name: "Menu" }));
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Filters/ }).click();
  const filters = page.getByRole("dialog", { name: "Filters" });
  await expectBesideNotch(page, filters.getByRole("heading", { name: "Filters" }));
  await page.keyboard.press("Escape");
  await shopper.openCart();
  await expectBesideNotch(page, shopper.cartDrawer.getByRole("button", { name: /close/i }));
});

test("Add to bag keeps off the home bar of an upright phone", async ({ page, shopper, dress }) => {
  await haveSafeAreas(page, { bottom: home });
  await gotoHydrated(page, dress.path);
  const { y, height } = (await shopper.addButton.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(page.viewportSize()!.height - home);
  await expect(page.locator("meta[name=viewport]")).toHaveAttribute("content", /viewport-fit=cover/);
});
