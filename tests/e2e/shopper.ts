import { expect, type Locator, type Page } from "@playwright/test";
import { hydrated } from "./hydrated.ts";

/** What a shopper does. Finds everything by role and name. */
export class Shopper {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get cartDrawer(): Locator {
    return this.page.getByRole("dialog", { name: "Cart" });
  }

  get addButton(): Locator {
    return this.page
      .getByRole("main")
      .getByRole("button", { name: /^(add to bag|Adding\.\.\.|Loading\.\.\.|in bag|Sold out)$/ })
      .first();
  }

  async searchFor(text: string): Promise<void> {
    const box = this.page.getByRole("banner").getByRole("combobox", { name: "Search" });
    await box.fill(text);
    await box.press("Enter");
    // The URL changes first, and the old page may show the same products.
    await expect(this.page.getByRole("heading", { level: 1, name: /^Results for/ })).toBeVisible();
  }

  async openProduct(title: string): Promise<void> {
    await this.page.getByRole("main").getByRole("link", { name: title, exact: true }).first().click();
    await expect(this.page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
  }

  /** The add button when it can be clicked. It says "Loading..." until the cart has loaded. */
  async readyAddButton(): Promise<Locator> {
    await expect(this.page.getByRole("banner").getByText(/^You have \d+ item/)).toBeAttached();
    return hydrated(this.addButton);
  }

  async addToCart(): Promise<void> {
    await (await this.readyAddButton()).click();
  }

  async openCart(): Promise<void> {
    const cart = this.page.getByRole("banner").getByRole("link", { name: /bag/i });
    await (await hydrated(cart)).click();
    await expect(this.cartDrawer).toBeVisible();
  }

  async closeCart(): Promise<void> {
    await this.cartDrawer.getByRole("button", { name: /close/i }).click();
    await expect(this.cartDrawer).toBeHidden();
  }

  async goToCheckout(): Promise<void> {
    await this.page.getByRole("link", { name: "Checkout" }).click();
    await expect(this.page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  }

  async fillInAddress(email = "pat@circlet.example"): Promise<void> {
    const fields = {
      Email: email,
      "First name (optional)": "Pat",
      "Last name": "Rivera",
      Address: "12 Orchard Street",
      City: "Portland",
      "ZIP code": "97205",
    };
    for (const [label, value] of Object.entries(fields)) {
      await this.page.getByRole("textbox", { name: label, exact: true }).fill(value);
    }
    await this.page.getByRole("combobox", { name: "State" }).selectOption({ label: "Oregon" });
  }

  async payWith(card: string): Promise<void> {
    await this.page.getByRole("textbox", { name: "Card number" }).fill(card);
    await this.page.getByRole("textbox", { name: /^Expiration date/ }).fill("12 / 34");
    await this.page.getByRole("textbox", { name: /^Security code/ }).fill("123");
    await this.page.getByRole("button", { name: /^Pay \$/ }).click();
  }

  async expectOrderConfirmed(): Promise<void> {
    await expect(this.page.getByRole("heading", { level: 1, name: /thank you/i })).toBeVisible();
    await expect(this.page.getByText(/#\d{4,}/).first()).toBeVisible();
  }
}

export const testCards = { approved: "4242 4242 4242 4242", declined: "4000 0000 0000 0002" } as const;
