import { type CartInput, openCart } from "../cart/cart-operations.ts";
import { saveTestVariant, testCart } from "../cart/cart.fixture.ts";
import type { Cart } from "../cart/cart.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { globalId } from "../shared/global-id.ts";
import { startPlatform } from "../server/server.ts";
import { testSettings } from "../shared/settings/settings.ts";

export const validForm = {
  email: "ada@circlet.example",
  firstName: "Ada",
  lastName: "Marsh",
  address1: "12 Alder Street",
  address2: "",
  city: "Portland",
  zone: "OR",
  zip: "97205",
  phone: "",
  discount: "",
  giftCard: "",
  cardNumber: "4242 4242 4242 4242",
  expiry: `12 / ${String(new Date().getUTCFullYear() + 3).slice(-2)}`,
  securityCode: "123",
  action: "pay",
};

export type FormInput = Partial<typeof validForm> & {
  readonly total?: string;
  readonly attempt?: string;
  readonly "remove-gift-card"?: string;
};

export function isOpen(db: Database, cart: Cart): boolean {
  return (
    openCart({ database: db, now: new Date(), soldOut: "refused" }, globalId("Cart", cart.token)) !== null
  );
}

/** Submits a form as a browser would from a page of the service, without following redirects. */
export async function post(
  address: string,
  fields: Readonly<Record<string, string>>,
  headers: Record<string, string> = { origin: new URL(address).origin },
): Promise<Response> {
  return fetch(address, { method: "POST", redirect: "manual", headers, body: new URLSearchParams(fields) });
}

/** A checkout page in a browser without scripts: its HTML and its hidden fields. */
export class Checkout {
  readonly address: string;
  html = "";
  status = 0;
  constructor(address: string) {
    this.address = address;
  }

  async open(): Promise<this> {
    const response = await fetch(this.address);
    this.status = response.status;
    this.html = await response.text();
    return this;
  }

  hidden(name: string): string {
    return new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(this.html)?.[1] ?? "";
  }

  /** Submits the open form. If it redirects back to a page of the checkout, that becomes the open one. */
  async send(typed: FormInput = {}): Promise<Response> {
    const posted = await post(this.address, this.fields(typed));
    const next = posted.headers.get("location") ?? "";
    const response = next.includes("?answer=") ? await fetch(new URL(next, this.address)) : posted;
    if (response.status !== 303) {
      this.status = response.status;
      this.html = await response.clone().text();
    }
    return response;
  }

  fields(typed: FormInput = {}): Record<string, string> {
    return { ...validForm, total: this.hidden("total"), attempt: this.hidden("attempt"), ...typed };
  }

  /** The page's text without tags, for finding sentences. */
  get text(): string {
    return this.html
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll("&#39;", "'")
      .replaceAll(/\s+/g, " ");
  }
}

let shoppers = 0;
export const newcomer = () => `shopper${++shoppers}@circlet.example`;

/** A whole service with an empty shop, on its own port. */
export async function openShop() {
  const database = openDatabase(":memory:");
  const platform = await startPlatform(testSettings({ storefrontUrl: "http://shop.example" }), database);
  let dresses = 0;
  /** New products, so that tests do not affect each other's stock. Returns their variants' ids. */
  const products = (count: number, price = 5000) =>
    Array.from({ length: count }, () => saveTestVariant(database, `Dress ${++dresses}`, { price }));
  return {
    ...platform,
    checkout: ({ checkoutToken }: Cart) => new Checkout(`${platform.url}/checkouts/${checkoutToken}`),
    products,
    cartOf: (count: number, input: CartInput = {}) => testCart(database, products(count), input),
  };
}
