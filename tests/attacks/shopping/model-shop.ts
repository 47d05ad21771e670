import { cartCost } from "./cart-cost.ts";
import {
  type Books,
  cartDays,
  type CartView,
  type CheckoutView,
  type Line,
  type LineChange,
  type Payment,
  products,
  shoppers,
  type Shopping,
} from "./shopping.ts";

interface ModelProduct {
  price: number;
  /** Infinity where stock is not tracked. */
  stock: number;
  isPublished: boolean;
  readonly isGiftCard: boolean;
  readonly isBackordered: boolean;
}

interface ModelCart {
  state: "open" | "paid" | "gone";
  /** Newest first. */
  lines: Line[];
  codes: string[];
  /** Places of gift cards, in the order in which they pay. */
  giftCards: number[];
  email: string | null;
  /** The amount on the form that the shopper sees. */
  shown: number | null;
  declines: number[];
  changedAt: number;
}

const minute = 60_000;
const day = 24 * 60 * minute;
const mostGiftCards = 100;

/** What a shop must do, worked out without its code. */
export class ModelShop implements Shopping {
  #now: number;
  readonly #products: ModelProduct[] = products.map(({ price, stock, isGiftCard, isBackordered }) => ({
    price,
    stock: stock ?? Infinity,
    isPublished: true,
    isGiftCard: isGiftCard ?? false,
    isBackordered: isBackordered ?? false,
  }));
  readonly #giftCards: { balance: number }[] = [];
  readonly #orders: { email: string; card: number; giftCards: number }[] = [];
  readonly #subscribed = new Map<string, number>();
  readonly #carts: ModelCart[] = [];

  constructor(now: Date) {
    this.#now = now.getTime();
    for (let shopper = 0; shopper < shoppers; shopper++) this.startCart(shopper);
  }

  startCart(shopper: number): CartView {
    this.#carts[shopper] = {
      state: "open",
      lines: [],
      codes: [],
      giftCards: [],
      email: null,
      shown: null,
      declines: [],
      changedAt: this.#now,
    };
    return this.#view(shopper);
  }

  add(shopper: number, { product, message, quantity }: Line): CartView {
    const cart = this.#cart(shopper);
    if (cart.state !== "open" || !this.#product(product).isPublished) return this.#view(shopper);
    // Adding none changes nothing, even a line that has more than there is.
    if (quantity === 0) return this.#setLines(shopper, cart.lines);
    const same = cart.lines.find((line) => line.product === product && line.message === message);
    const possible = this.#possible(cart.lines, same, product, (same?.quantity ?? 0) + quantity);
    const line = { product, message, quantity: possible };
    if (same) return this.#setLines(shopper, replaced(cart.lines, same, line));
    return this.#setLines(shopper, possible > 0 ? [line, ...cart.lines] : cart.lines);
  }

  changeLine(shopper: number, place: number, { quantity, message }: LineChange): CartView {
    const { state, lines } = this.#cart(shopper);
    const line = lines[place];
    if (state !== "open" || !line) return this.#view(shopper);
    const others = lines.filter((other) => other !== line);
    if (quantity === 0) return this.#setLines(shopper, others);
    const changed = { ...line, message: message ?? line.message };
    const twin = others.find(
      (other) => other.product === changed.product && other.message === changed.message,
    );
    const rest = lines.filter((other) => other !== twin);
    const wanted = (quantity ?? line.quantity) + (twin?.quantity ?? 0);
    const possible = this.#possible(rest, line, line.product, wanted);
    return this.#setLines(shopper, replaced(rest, line, { ...changed, quantity: possible }));
  }

  enterCodes(shopper: number, codes: readonly string[]): CartView {
    const cart = this.#cart(shopper);
    if (cart.state === "open") this.#change(cart).codes = distinct(codes);
    return this.#view(shopper);
  }

  useGiftCard(shopper: number, giftCard: number): CartView {
    const cart = this.#cart(shopper);
    if (cart.state === "open" && (this.#giftCards[giftCard]?.balance ?? 0) > 0)
      this.#change(cart).giftCards = [...new Set([...cart.giftCards, giftCard])];
    return this.#view(shopper);
  }

  openCheckout(shopper: number): CheckoutView {
    const cart = this.#cart(shopper);
    if (cart.state !== "open") return { kind: cart.state === "paid" ? "paid" : "empty", due: null };
    this.#removeSold(cart);
    cart.shown = this.#cost(cart, "anonymous").due;
    return { kind: "open", due: cart.shown };
  }

  pay(shopper: number, payment: Payment): CheckoutView {
    const cart = this.#cart(shopper);
    const kind = this.#pay(cart, payment);
    if (kind === "paid" || cart.state !== "open") return { kind, due: null };
    cart.shown = this.#cost(cart, "paying").due;
    return { kind, due: cart.shown };
  }

  #pay(cart: ModelCart, { email, code, giftCard, card }: Payment): CheckoutView["kind"] {
    if (cart.state === "paid") return "paid";
    if (cart.state === "gone") return "empty";
    const isSold = this.#removeSold(cart);
    if (cart.lines.length === 0) return isSold ? "sold" : "empty";
    const before = cart.codes[0] ?? "";
    const typed = code ?? before;
    const isNewCode = before.toUpperCase() !== typed.trim().toUpperCase();
    this.#change(cart).email = email;
    if (isNewCode) cart.codes = distinct([typed]);
    if (isSold) return "sold";
    if (isNewCode && this.#cost(cart, "paying").refusals[0]) return "code-refused";
    if (giftCard !== null) {
      if ((this.#giftCards[giftCard]?.balance ?? 0) === 0) return "gift-card-refused";
      cart.giftCards = [...new Set([...cart.giftCards, giftCard])];
    }
    const { due, used } = this.#cost(cart, "paying");
    if (due !== cart.shown) return "total-changed";
    const recent = cart.declines.filter((time) => time > this.#now - 15 * minute);
    if (recent.length >= 5) return "too-many-declines";
    if (due > 0 && card === "declined") {
      cart.declines.push(this.#now);
      return "declined";
    }
    this.#order(cart, due, used);
    return "paid";
  }

  #order(cart: ModelCart, card: number, used: readonly number[]): void {
    for (const [index, amount] of used.entries()) this.#giftCards[cart.giftCards[index]!]!.balance -= amount;
    const giftCards = used.reduce((sum, amount) => sum + amount, 0);
    this.#orders.push({ email: cart.email!.toLowerCase(), card, giftCards });
    for (const { product, quantity } of cart.lines) {
      const { isGiftCard, price } = this.#product(product);
      this.#product(product).stock -= quantity;
      if (isGiftCard) for (let unit = 0; unit < quantity; unit++) this.#giftCards.push({ balance: price });
    }
    cart.state = "paid";
  }

  subscribe(email: string): void {
    const key = email.toLowerCase();
    if (!this.#subscribed.has(key)) this.#subscribed.set(key, this.#now);
  }

  wait(minutes: number): void {
    this.#now += minutes * minute;
    for (const cart of this.#carts)
      if (cart.state === "open" && cart.changedAt < this.#now - cartDays * day) cart.state = "gone";
  }

  sell(product: number, quantity: number): boolean {
    const sold = this.#product(product);
    if (sold.stock === Infinity || sold.stock < quantity) return false;
    sold.stock -= quantity;
    return true;
  }

  restock(product: number, quantity: number): boolean {
    this.#product(product).stock += quantity;
    return this.#product(product).stock !== Infinity;
  }

  changePrice(product: number, price: number): void {
    this.#product(product).price = price;
  }

  publish(product: number, isPublished: boolean): void {
    this.#product(product).isPublished = isPublished;
  }

  issueGiftCard(value: number): void {
    this.#giftCards.push({ balance: value });
  }

  hasLines(shopper: number): boolean {
    return this.#cart(shopper).lines.length > 0;
  }

  books(): Books {
    return {
      stock: this.#products.map(({ stock }) => (stock === Infinity ? null : stock)),
      balances: this.#giftCards.map(({ balance }) => balance),
      orders: this.#orders.map(({ card, giftCards }) => ({ card, giftCards })),
    };
  }

  #cart(shopper: number): ModelCart {
    return this.#carts[shopper]!;
  }

  #product(place: number): ModelProduct {
    return this.#products[place]!;
  }

  #change(cart: ModelCart): ModelCart {
    cart.changedAt = this.#now;
    return cart;
  }

  /** Changes the cart to these lines, unless they have too many gift cards. */
  #setLines(shopper: number, lines: Line[]): CartView {
    const cart = this.#cart(shopper);
    const count = this.#giftCardsIn(lines);
    if (count <= mostGiftCards || count <= this.#giftCardsIn(cart.lines)) this.#change(cart).lines = lines;
    return this.#view(shopper);
  }

  #giftCardsIn(lines: readonly Line[]): number {
    return lines.reduce(
      (sum, { product, quantity }) => sum + (this.#product(product).isGiftCard ? quantity : 0),
      0,
    );
  }

  #available(place: number): number {
    const { stock, isPublished, isBackordered } = this.#product(place);
    if (!isPublished) return 0;
    return isBackordered ? Infinity : stock;
  }

  #possible(lines: readonly Line[], own: Line | undefined, product: number, wanted: number): number {
    const elsewhere = lines.reduce(
      (sum, line) => sum + (line.product === product && line !== own ? line.quantity : 0),
      0,
    );
    return Math.max(0, Math.min(wanted, this.#available(product) - elsewhere));
  }

  /** Leaves what can be bought. Whether anything else was there. */
  #removeSold(cart: ModelCart): boolean {
    const left = this.#products.map((_, product) => this.#available(product));
    const kept = cart.lines.map((line) => {
      const quantity = Math.max(0, Math.min(line.quantity, left[line.product]!));
      left[line.product]! -= quantity;
      return { ...line, quantity };
    });
    const isSold = kept.some(
      ({ quantity }, index) => quantity === 0 || quantity < cart.lines[index]!.quantity,
    );
    if (isSold) this.#change(cart).lines = kept.filter(({ quantity }) => quantity > 0);
    return isSold;
  }

  #view(shopper: number): CartView {
    const cart = this.#cart(shopper);
    if (cart.state !== "open") return null;
    const { total, due, refusals } = this.#cost(cart, "anonymous");
    return { lines: cart.lines, total, due, refusals };
  }

  #cost(cart: ModelCart, known: "anonymous" | "paying") {
    const email = known === "paying" ? cart.email?.toLowerCase() : undefined;
    return cartCost(cart, {
      productAt: (place) => this.#product(place),
      balanceAt: (place) => this.#giftCards[place]!.balance,
      hasOrdered: this.#orders.some((order) => order.email === email),
      subscribedAt: email ? this.#subscribed.get(email) : undefined,
      now: this.#now,
    });
  }
}

const replaced = (lines: readonly Line[], old: Line, next: Line) =>
  lines.map((line) => (line === old ? next : line));

/** Without blanks, and without a second spelling. */
function distinct(codes: readonly string[]): string[] {
  const typed = codes.map((code) => code.trim()).filter((code) => code !== "");
  return typed.filter(
    (code, index) => typed.findIndex((other) => other.toUpperCase() === code.toUpperCase()) === index,
  );
}
