import { post, validForm } from "../../../graphql/commerce-service/src/checkout/shopper.fixture.ts";
import { globalId } from "../../../graphql/commerce-service/src/shared/global-id.ts";
import type { Ledger } from "./ledger.ts";
import type { Payment } from "./shopping.ts";

interface CartLink {
  readonly id: string;
  readonly checkoutUrl: string;
}

export interface OpenShop {
  readonly serviceUrl: string;
  readonly storefrontUrl: string;
  readonly ledger: Ledger;
  /** The cart that was changed last, by whomever. */
  lastCart?: CartLink;
}

interface Amount {
  readonly amount: string;
}

interface ApiCart {
  readonly id: string;
  readonly checkoutUrl: string;
  readonly cost: { readonly subtotalAmount: Amount; readonly totalAmount: Amount };
  readonly discountAllocations: readonly { readonly discountedAmount: Amount }[];
  readonly lines: {
    readonly nodes: readonly { readonly id: string; readonly cost: { readonly subtotalAmount: Amount } }[];
  };
  readonly appliedGiftCards: readonly { readonly amountUsed: Amount; readonly balance: Amount }[];
}

interface StorefrontCart {
  readonly id: string;
  readonly checkoutUrl: string;
  readonly total: number;
  readonly lines: readonly { readonly price: number }[];
  readonly discounts: readonly { readonly amount: number }[];
}

const cartFields = `id checkoutUrl cost { subtotalAmount { amount } totalAmount { amount } }
  discountAllocations { discountedAmount { amount } }
  lines(first: 50) { nodes { id cost { subtotalAmount { amount } } } }
  appliedGiftCards { amountUsed { amount } balance { amount } }`;

/** A shopper with one cart at a time, who uses storefront, API and checkout. A wrong answer throws. */
export class Visitor {
  readonly #shop: OpenShop;
  readonly #place: number;
  #requests = 0;
  #cart: CartLink | undefined;
  #lines: readonly string[] = [];
  /** The checkout's fields, as the shopper saw them last. */
  #form: { readonly total: string; readonly attempt: string; readonly discount: string } | undefined;

  constructor(shop: OpenShop, place: number) {
    this.#shop = shop;
    this.#place = place;
  }

  async addAtStorefront(product: number): Promise<void> {
    await this.#askStorefront({ intent: "add", id: this.#variant(product) });
  }

  async removeAtStorefront(product: number): Promise<void> {
    await this.#askStorefront({ intent: "remove", id: this.#variant(product) });
  }

  async enterCodeAtStorefront(discountCode: string): Promise<void> {
    await this.#askStorefront({ intent: "discountCode", discountCode });
  }

  async openCartPage(): Promise<void> {
    const cookie = `cart_id=${encodeURIComponent(this.#cart?.id ?? "")}`;
    const url = `${this.#shop.storefrontUrl}/cart`;
    const page = await fetch(url, { headers: { ...this.#network(), cookie } });
    if (page.status !== 200) throw new Error(`The cart page is answered with ${page.status}`);
    if (/NaN|undefined|null/.test(await visible(page))) throw new Error("The cart page shows what it lacks");
  }

  async add(product: number, quantity: number): Promise<void> {
    const lines = [{ merchandiseId: this.#variant(product), quantity }];
    if (this.#cart && (await this.#change("cartLinesAdd", "lines: [CartLineInput!]!", { lines }))) return;
    this.leave();
    await this.#askApi("cartCreate", "input: CartInput", { input: { lines } });
  }

  async changeLine(place: number, quantity: number): Promise<void> {
    const id = this.#lines[place];
    if (id === undefined) return;
    await this.#change("cartLinesUpdate", "lines: [CartLineUpdateInput!]!", { lines: [{ id, quantity }] });
  }

  async useGiftCard(place: number): Promise<void> {
    const giftCardCodes = [this.#shop.ledger.codeOfGiftCard(place)];
    await this.#change("cartGiftCardCodesAdd", "giftCardCodes: [String!]!", { giftCardCodes });
  }

  async openCheckout(): Promise<void> {
    if (this.#cart) await this.#read(await fetch(this.#checkout(), { headers: this.#network() }));
  }

  /** Submits the form that was opened last, as often as the shopper clicks. */
  async pay({ email, code, giftCard, card }: Payment, clicks: number): Promise<void> {
    if (!this.#form) await this.openCheckout();
    if (!this.#cart || !this.#form) return;
    const fields = {
      ...validForm,
      ...this.#form,
      email,
      ...(code !== null && { discount: code }),
      giftCard: giftCard === null ? "" : this.#shop.ledger.codeOfGiftCard(giftCard),
      cardNumber: card === "approved" ? validForm.cardNumber : "4000 0000 0000 0002",
    };
    const address = this.#checkout();
    const headers = { ...this.#network(), origin: new URL(address).origin };
    const send = () => post(address, fields, headers);
    for (const answer of await Promise.all(Array.from({ length: clicks }, send))) {
      // Meanwhile, the merchant waited so long that the service removed the cart.
      if (answer.status === 404 && !this.#shop.ledger.hasCheckout(tokenOf(address))) return this.leave();
      if (answer.status !== 303) throw new Error(`The payment is answered with ${answer.status}`);
      const next = new URL(answer.headers.get("location") ?? "", address);
      const page = await fetch(next, { headers: this.#network() });
      if (next.pathname.endsWith("/thank-you")) {
        this.#shop.ledger.acknowledge(tokenOf(address), Number(fields.total));
        if (page.status !== 200) throw new Error(`The thanks are answered with ${page.status}`);
      } else await this.#read(page);
    }
  }

  /** Goes on with a cart whose link someone shared. */
  join(): void {
    this.leave();
    this.#cart = this.#shop.lastCart;
  }

  /** Abandons the cart. */
  leave(): void {
    this.#cart = undefined;
    this.#form = undefined;
    this.#lines = [];
  }

  #variant(product: number): string {
    return globalId("ProductVariant", this.#shop.ledger.variants[product]!);
  }

  /** The checkout at the address of the service, whatever it calls itself. */
  #checkout(): string {
    return `${this.#shop.serviceUrl}/checkouts/${tokenOf(this.#cart?.checkoutUrl ?? "")}`;
  }

  /** A new one now and then, so that no limit of a network is reached. */
  #network(): { readonly "x-forwarded-for": string } {
    const changes = Math.floor((this.#requests += 1) / 20);
    return { "x-forwarded-for": `198.${this.#place}.${changes >> 8}.${changes & 255}` };
  }

  async #askStorefront(request: object): Promise<void> {
    const answer = await fetch(`${this.#shop.storefrontUrl}/cart`, {
      method: "POST",
      headers: { ...this.#network(), "content-type": "application/json" },
      body: JSON.stringify({ ...request, cartId: this.#cart?.id ?? null }),
    });
    if (answer.status !== 200)
      throw new Error(`${JSON.stringify(request)} is answered with ${answer.status}`);
    const { cart } = (await answer.json()) as { cart: StorefrontCart | null };
    if (cart === null) return this.leave();
    const discounts = cart.discounts.map(({ amount }) => amount);
    const prices = cart.lines.map(({ price }) => price);
    if (sum(prices) - sum(discounts) !== cart.total)
      throw new Error(`The storefront's cart does not add up: ${JSON.stringify(cart)}`);
    if (cart.id !== this.#cart?.id) this.leave();
    this.#setCart(cart);
  }

  #setCart({ id, checkoutUrl }: CartLink): void {
    this.#cart = { id, checkoutUrl };
    this.#shop.lastCart = this.#cart;
  }

  /** Whether the cart is still open. */
  async #change(mutation: string, parameter: string, variables: object): Promise<boolean> {
    if (!this.#cart) return false;
    const input = { cartId: this.#cart.id, ...variables };
    return this.#askApi(mutation, `cartId: ID!, ${parameter}`, input);
  }

  async #askApi(mutation: string, parameters: string, variables: object): Promise<boolean> {
    const declared = parameters.replaceAll(/(\w+):/g, "$$$1:");
    const passed = Object.keys(variables).map((name) => `${name}: $${name}`);
    const query = `mutation (${declared}) { result: ${mutation}(${passed.join(", ")}) {
      cart { ${cartFields} } userErrors { message } } }`;
    const answer = await fetch(`${this.#shop.serviceUrl}/api/2026-04/graphql.json`, {
      method: "POST",
      headers: { ...this.#network(), "content-type": "application/json" },
      body: JSON.stringify({ query, variables }),
    });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${mutation} is answered with ${answer.status}: ${text}`);
    const { data } = JSON.parse(text) as { data?: { result?: { cart: ApiCart | null } } };
    if (!data?.result) throw new Error(`${mutation} is answered with ${text}`);
    const { cart } = data.result;
    if (cart === null) return false;
    expectAddsUp(cart);
    this.#setCart(cart);
    this.#lines = cart.lines.nodes.map(({ id }) => id);
    return true;
  }

  /** Keeps the form of a page of the checkout. */
  async #read(page: Response): Promise<void> {
    if (page.status >= 500) throw new Error(`The checkout is answered with ${page.status}`);
    const html = await page.text();
    const value = (name: string) => new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(html)?.[1];
    const [total, attempt, discount] = [value("total"), value("attempt"), value("discount")];
    this.#form =
      total !== undefined && attempt !== undefined ? { total, attempt, discount: discount ?? "" } : undefined;
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((left, right) => left + right, 0);
const cents = ({ amount }: Amount) => Math.round(Number(amount) * 100);
const tokenOf = (checkoutUrl: string) => checkoutUrl.split("/").at(-1) ?? "";

function expectAddsUp(cart: ApiCart): void {
  const { subtotalAmount, totalAmount } = cart.cost;
  const lines = sum(cart.lines.nodes.map(({ cost }) => cents(cost.subtotalAmount)));
  const discounts = sum(cart.discountAllocations.map(({ discountedAmount }) => cents(discountedAmount)));
  const isLow = cart.appliedGiftCards.some(({ amountUsed, balance }) => cents(amountUsed) > cents(balance));
  if (lines !== cents(subtotalAmount) || lines - discounts !== cents(totalAmount) || isLow)
    throw new Error(`The cart does not add up: ${JSON.stringify(cart)}`);
}

/** The text of a page. */
async function visible(page: Response): Promise<string> {
  const html = await page.text();
  return html.replaceAll(/<script.*?<\/script>/gs, "").replaceAll(/<[^>]*>/g, " ");
}
