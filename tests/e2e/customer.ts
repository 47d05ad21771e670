import { expect, type Page } from "@playwright/test";
import { Shopper } from "./shopper.ts";

/** The seeded customer, with orders in every state. Tests look only: it is everybody's. */
export const pat = "pat@circlet.example";

/** Somebody that no other test knows. */
export const newcomer = () => `${crypto.randomUUID()}@circlet.example`;

/** A shopper who has an account. */
export class Customer extends Shopper {
  readonly email: string;

  constructor(page: Page, email = newcomer()) {
    super(page);
    this.email = email;
  }

  /** On the identity provider's page: enters address and code. Any address signs in. */
  async identify(): Promise<void> {
    await this.page.getByLabel("Email", { exact: true }).fill(this.email);
    await this.page.keyboard.press("Enter");
    const code = this.page.locator(".shown-code");
    await this.page.getByLabel("Code").fill((await code.textContent())?.trim() ?? "");
    await this.page.keyboard.press("Enter");
  }

  /** Opens an account screen as a visitor and comes back to it signed in. */
  async signInTo(path: string): Promise<void> {
    await this.page.goto(path);
    await this.identify();
    await expect(this.page).toHaveURL(new RegExp(`${path}$`));
    await expect(this.page.getByText(`Signed in as ${this.email}`)).toBeVisible();
  }

  /** What this browser keeps under a name. */
  kept(name: string): Promise<string | null> {
    return this.page.evaluate((key) => localStorage.getItem(key), name);
  }

  /** All at once: between two of them the page may have asked for something. */
  async keep(values: Readonly<Record<string, string>>): Promise<void> {
    await this.page.evaluate((named) => {
      for (const [name, value] of Object.entries(named)) localStorage.setItem(name, value);
    }, values);
  }
}
