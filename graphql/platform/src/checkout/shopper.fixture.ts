import type { Cart } from "../cart/cart.ts";
import { readCart } from "../cart/cart-operations.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { globalId } from "../global-id.ts";
import { type RunningPlatform, startPlatform } from "../server.ts";
import { testSettings } from "../settings.ts";

/** What a shopper types who fills in everything well. */
export const wellFilled = {
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
  cardNumber: "4242 4242 4242 4242",
  expiry: `12 / ${String(new Date().getUTCFullYear() + 3).slice(-2)}`,
  securityCode: "123",
  action: "pay",
};

export type Typed = Partial<typeof wellFilled> & { readonly total?: string; readonly attempt?: string };

export function isOpen(db: Database, cart: Cart): boolean {
  return (
    readCart({ database: db, now: new Date(), soldOut: "refused" }, globalId("Cart", cart.token)) !== null
  );
}

/** Sends a form as a browser would from a page of the service, without following where it leads. */
export async function post(
  address: string,
  fields: Readonly<Record<string, string>>,
  headers: Record<string, string> = { origin: new URL(address).origin },
): Promise<Response> {
  return fetch(address, { method: "POST", redirect: "manual", headers, body: new URLSearchParams(fields) });
}

/** A checkout as a browser without scripts has it open: what it shows, and the hidden part of its form. */
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

  /** Sends the form that is open; a page that comes back is open afterwards. */
  async send(typed: Typed = {}): Promise<Response> {
    const response = await post(this.address, this.fields(typed));
    if (response.status !== 303) {
      this.status = response.status;
      this.html = await response.clone().text();
    }
    return response;
  }

  fields(typed: Typed = {}): Record<string, string> {
    return { ...wellFilled, total: this.hidden("total"), attempt: this.hidden("attempt"), ...typed };
  }

  /** The page's text without tags, for looking for sentences. */
  get text(): string {
    return this.html
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll("&#39;", "'")
      .replaceAll(/\s+/g, " ");
  }
}

/** A whole service with an empty shop, on a port of its own. */
export async function openShop(): Promise<RunningPlatform & { readonly checkout: (cart: Cart) => Checkout }> {
  const db = openDatabase(":memory:");
  const platform = await startPlatform(testSettings({ storefrontUrl: "http://shop.example" }), db);
  return { ...platform, checkout: (cart) => new Checkout(`${platform.url}/checkouts/${cart.checkoutToken}`) };
}
