import type { CDPSession, Page } from "@playwright/test";
import { Customer, pat } from "./customer-session.ts";
import { gotoHydrated } from "./hydrated.ts";
import { expect, onDesktop, test } from "./test.ts";

/** While an input method composes text, such as Japanese, keys choose its words: none of them may do anything in the page. */
class InputMethod {
  private readonly session: CDPSession;

  private constructor(session: CDPSession) {
    this.session = session;
  }

  static async of(page: Page): Promise<InputMethod> {
    // An input method takes its keys: the browser itself does nothing with them.
    await page.evaluate(() =>
      addEventListener("keydown", (event) => event.isComposing && event.preventDefault(), true),
    );
    return new InputMethod(await page.context().newCDPSession(page));
  }

  /** Shows text in the focused field that is not final yet. */
  async compose(text: string): Promise<void> {
    const end = text.length;
    await this.session.send("Input.imeSetComposition", { text, selectionStart: end, selectionEnd: end });
  }

  /** Presses a key of the composition. The page hears of it, too. */
  async press(key: string): Promise<void> {
    const event = { key, code: key, windowsVirtualKeyCode: 229 };
    await this.session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...event });
    await this.session.send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
  }

  /** Ends the composition with its final text. */
  async commit(text: string): Promise<void> {
    await this.session.send("Input.insertText", { text });
  }
}

const keysOfCompositions = ["ArrowDown", "ArrowUp", "Enter", "Escape", "Delete", "Tab"];

test("keys that compose text leave the search and its suggestions alone", onDesktop, async ({ page }) => {
  await gotoHydrated(page, "/");
  const field = page.getByRole("banner").getByRole("combobox", { name: "Search" });
  await field.focus();
  const inputMethod = await InputMethod.of(page);
  await inputMethod.compose("dre");
  const options = page.getByRole("group", { name: "Top Suggestions" }).getByRole("option");
  await expect(options.first()).toBeVisible();
  for (const key of keysOfCompositions) {
    await inputMethod.press(key);
    await expect.soft(field, key).toHaveValue("dre");
    await expect.soft(field, key).toBeFocused();
    await expect.soft(field, key).toHaveAttribute("aria-expanded", "true");
    await expect.soft(field, key).not.toHaveAttribute("aria-activedescendant");
  }
  await expect(page).toHaveURL(/\/$/);
  await inputMethod.commit("dre");
  await page.keyboard.press("ArrowDown");
  await expect(field).toHaveAttribute("aria-activedescendant");
  await page.keyboard.press("Escape");
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?text=dre$/);
});

test("keys that compose text leave an open menu open", onDesktop, async ({ page }) => {
  await gotoHydrated(page, "/faq");
  const banner = page.getByRole("banner");
  await banner.getByRole("combobox", { name: "Search" }).focus();
  // With the mouse, the menu opens while the field keeps the focus.
  await banner.getByRole("link", { name: "Women", exact: true }).hover();
  const menu = banner.getByRole("navigation").getByRole("button", { expanded: true });
  await expect(menu).toHaveCount(1);
  const inputMethod = await InputMethod.of(page);
  await inputMethod.compose("dre");
  for (const key of keysOfCompositions) await inputMethod.press(key);
  await expect(menu).toHaveCount(1);
  await inputMethod.commit("dress");
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
});

test("keys that compose text leave the search for orders alone", onDesktop, async ({ page }) => {
  await new Customer(page, pat).signInTo("/profile/orders");
  const field = page.getByRole("main").getByRole("searchbox");
  await field.focus();
  const inputMethod = await InputMethod.of(page);
  await inputMethod.compose("dre");
  for (const key of keysOfCompositions) {
    await inputMethod.press(key);
    await expect.soft(field, key).toHaveValue("dre");
  }
  await inputMethod.commit("dress");
  await page.keyboard.press("Escape");
  await expect(field).toHaveValue("");
});
