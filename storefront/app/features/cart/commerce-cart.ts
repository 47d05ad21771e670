import {
  CartBuyerIdentityUpdateDocument,
  CartCreateDocument,
  CartDiscountCodesUpdateDocument,
  CartDocument,
  type CartFragment,
  type CartInput,
  type CartLineFragment,
  CartLinesAddDocument,
  CartLinesRemoveDocument,
  CartLinesUpdateDocument,
  type CartProblemFragment,
} from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { nextCursor } from "~/apollo/next-cursor";
import { ServiceFailure } from "~/http/service-failure";
import { NoIdReturned } from "~/apollo/no-id-returned";
import { imageOf } from "~/catalog/image";
import { readMetafields } from "~/catalog/metafields";
import { parseCents, retailCents } from "~/catalog/money";
import { brandSlug } from "~/shop/brand-slug";
import { optionsText, variantOptions } from "~/shop/variant-options";
import { serverSizes } from "~/shop/constants";
import { market } from "~/shop/market";
import * as messages from "~/messages/en/cart";
import { brandPath, searchPath, variantPath } from "~/shop/paths";
import type { Cart, CartLine } from "./cart";
import type { CartApi } from "./cart-rules";

const lines = serverSizes.cartLines;

export function commerceCart(commerce: Commerce): CartApi {
  async function withAllLines(cart: CartFragment): Promise<Cart> {
    const all: CartLineFragment[] = [...cart.lines.nodes];
    let after = nextCursor(cart.lines.pageInfo, null);
    while (after !== null) {
      const page = { lines: serverSizes.moreCartLines, after };
      const next = await commerce.query(CartDocument, { cartId: cart.id, ...page });
      if (!next.cart) break;
      all.push(...next.cart.lines.nodes);
      after = nextCursor(next.cart.lines.pageInfo, after);
    }
    return cartOf(cart, all);
  }

  async function cartOfPayload(payload: Payload): Promise<Cart | null> {
    if (payload?.cart) return withAllLines(payload.cart);
    if (payload?.userErrors.some(isDeadCart)) return null;
    throw new NoIdReturned(payload?.userErrors[0]?.message);
  }

  /** The cart works without the email address. */
  async function withEmail(cart: CartFragment, email: string): Promise<Cart | null> {
    try {
      const variables = { cartId: cart.id, buyerIdentity: { email }, lines };
      const answer = await commerce.mutate(CartBuyerIdentityUpdateDocument, variables);
      return await cartOfPayload(answer.cartBuyerIdentityUpdate);
    } catch (error) {
      console.error(error);
      return withAllLines(cart);
    }
  }

  async function createCart(input: CartInput): Promise<Cart> {
    const { cartCreate } = await commerce.mutate(CartCreateDocument, { input, lines });
    if (!cartCreate?.cart) throw new NoIdReturned(cartCreate?.userErrors[0]?.message);
    return withAllLines(cartCreate.cart);
  }

  return {
    async read(cartId, email) {
      const { cart } = await commerce.query(CartDocument, { cartId, lines });
      if (!cart) return null;
      return email && !isSame(email, cart.buyerIdentity.email) ? withEmail(cart, email) : withAllLines(cart);
    },
    create: (merchandiseId, email) =>
      createCart({
        buyerIdentity: { countryCode: market().country, ...(email && { email }) },
        lines: [{ merchandiseId, quantity: 1 }],
      }),
    createWithCode: (discountCode) =>
      createCart({ buyerIdentity: { countryCode: market().country }, discountCodes: [discountCode] }),
    async add(cartId, merchandiseId) {
      const newLines = [{ merchandiseId, quantity: 1 }];
      const variables = { cartId, newLines, lines };
      return cartOfPayload((await commerce.mutate(CartLinesAddDocument, variables)).cartLinesAdd);
    },
    async remove(cartId, lineIds) {
      const variables = { cartId, lineIds: [...lineIds], lines };
      return cartOfPayload((await commerce.mutate(CartLinesRemoveDocument, variables)).cartLinesRemove);
    },
    async setQuantityToOne(cartId, lineIds) {
      const changedLines = lineIds.map((id) => ({ id, quantity: 1 }));
      const variables = { cartId, changedLines, lines };
      return cartOfPayload((await commerce.mutate(CartLinesUpdateDocument, variables)).cartLinesUpdate);
    },
    async setDiscountCode(cartId, discountCode) {
      const variables = { cartId, discountCodes: discountCode ? [discountCode] : [], lines };
      const answer = await commerce.mutate(CartDiscountCodesUpdateDocument, variables);
      return cartOfPayload(answer.cartDiscountCodesUpdate);
    },
  };
}

type Payload =
  | { cart?: CartFragment | null | undefined; userErrors: readonly CartProblemFragment[] }
  | null
  | undefined;

/** "The specified cart does not exist." */
function isDeadCart({ code, field }: CartProblemFragment): boolean {
  return code === "INVALID" && field?.[0] === "cartId";
}

function isSame(email: string, other: string | null | undefined): boolean {
  return email.toLowerCase() === other?.toLowerCase();
}

/** `lines` has the lines of all pages; `cart` has only the first ten. */
function cartOf(cart: CartFragment, lines: readonly CartLineFragment[]): Cart {
  const total = parseCents(cart.cost.totalAmount.amount);
  const read = lines.map(cartLine);
  const retail = lines.reduce((sum, line) => sum + lineRetailCents(line), 0);
  return {
    id: cart.id,
    checkoutUrl: cart.checkoutUrl,
    lines: read,
    total,
    saved: retail > total ? retail - total : null,
    discounts: cart.discountAllocations.map(cartDiscount),
    discountCodes: cart.discountCodes.map(({ code, applicable }) => ({ code, isApplied: applicable })),
  };
}

function cartLine(line: CartLineFragment): CartLine {
  const { merchandise } = line;
  // An item of another type than a variant has none.
  const product = merchandise.product as typeof merchandise.product | undefined;
  if (!product) throw new ServiceFailure("Cart", new Error("a line has no product"));
  const fields = readMetafields(product.metafields);
  const title = fields.short_title ?? product.title;
  const brand = fields.brand ?? product.vendor;
  const image = merchandise.image ?? product.images.nodes[0];
  const options = variantOptions(merchandise.selectedOptions);
  return {
    id: merchandise.id,
    lineId: line.id,
    quantity: line.quantity,
    isSoldOut: !merchandise.availableForSale || !product.availableForSale,
    href: variantPath(product.handle, { id: merchandise.id, ...options }),
    title,
    brand,
    brandHref: brandSlug(brand) ? brandPath(brandSlug(brand)) : searchPath,
    options: optionsText(merchandise.selectedOptions),
    price: parseCents(line.cost.subtotalAmount.amount),
    retailPrice: lineRetailCents(line),
    ...(image && { image: imageOf(image.url, image.altText ?? title) }),
  };
}

/** The retail price of the line, or the price itself, which saves nothing. */
function lineRetailCents({ merchandise, cost, quantity }: CartLineFragment): number {
  const { retail_price: field } = readMetafields(merchandise.product.metafields);
  const retail = retailCents(field, merchandise.compareAtPrice?.amount, "0") ?? 0;
  return Math.max(retail * quantity, parseCents(cost.subtotalAmount.amount));
}

function cartDiscount(allocation: CartFragment["discountAllocations"][number]): Cart["discounts"][number] {
  const title = "title" in allocation ? allocation.title : undefined;
  const code = "code" in allocation ? allocation.code : undefined;
  return { name: title ?? code ?? messages.discount, amount: parseCents(allocation.discountedAmount.amount) };
}
