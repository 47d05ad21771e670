import { expect, type Page } from "@playwright/test";
import { Shopper } from "./shopper.ts";

/** The demo customer, with orders in every state. All tests share it, so they must not change it. */
export const pat = "pat@circlet.example";

/** An email address that no other test uses. */
export const newcomer = () => `${crypto.randomUUID()}@circlet.example`;

export class Customer extends Shopper {
  readonly email: string;

  constructor(page: Page, email = newcomer()) {
    super(page);
    this.email = email;
  }

  /** Enters email address and code on the identity provider's page. Any address can sign in. */
  async identify(): Promise<void> {
    await this.page.getByLabel("Email", { exact: true }).fill(this.email);
    await this.page.keyboard.press("Enter");
    const code = this.page.locator(".shown-code");
    await this.page.getByLabel("Code").fill((await code.textContent())?.trim() ?? "");
    await this.page.keyboard.press("Enter");
  }

  /** Opens an account page, signs in, and waits until that page is back. */
  async signInTo(path: string): Promise<void> {
    await this.page.goto(path);
    await this.identify();
    await expect(this.page).toHaveURL(new RegExp(`${path}$`));
    await expect(this.page.getByText(`Signed in as ${this.email}`)).toBeVisible();
  }

  stored(name: string): Promise<string | null> {
    return this.page.evaluate((key) => localStorage.getItem(key), name);
  }

  /** Writes all values to local storage at once, so that the page never sees only some of them. */
  async store(values: Readonly<Record<string, string>>): Promise<void> {
    await this.page.evaluate((named) => {
      for (const [name, value] of Object.entries(named)) localStorage.setItem(name, value);
    }, values);
  }
}
