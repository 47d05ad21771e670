import type { CartFragment, CartLineFragment } from "@circlet/graphql/generated";
import { readMetafields } from "~/catalog/metafields";
import { parseCents, retailCents } from "~/catalog/money";
import { brandPath, searchPath, variantPath } from "~/paths";
import { brandSlug } from "~/catalog/taxonomy";
import { optionsText, variantOptions } from "~/catalog/variant-options";
import * as messages from "~/messages/en/cart";
import type { Cart, AppliedDiscount, CartLine } from "./cart";

/** `lines` has the lines of all pages; `cart` has only the first ten. */
export function cartOf(cart: CartFragment, lines: readonly CartLineFragment[]): Cart {
  const total = parseCents(cart.cost.totalAmount.amount);
  const retail = lines.reduce((sum, line) => sum + lineRetailCents(line), 0);
  const saved = retail - total;
  return {
    id: cart.id,
    checkoutUrl: cart.checkoutUrl,
    email: cart.buyerIdentity.email ?? null,
    lines: lines.map(cartLine),
    total,
    saved: saved > 0 ? saved : null,
    discounts: cart.discountAllocations.map(cartDiscount),
    codes: cart.discountCodes.map(({ code, applicable }) => ({ code, isApplied: applicable })),
  };
}

function cartLine(line: CartLineFragment): CartLine {
  const { merchandise } = line;
  const { product } = merchandise;
  const fields = readMetafields(product.metafields);
  const title = fields.short_title ?? product.title;
  const brand = fields.brand ?? product.vendor;
  const image = merchandise.image ?? product.images.nodes[0];
  const options = variantOptions(merchandise.selectedOptions);
  return {
    id: line.id,
    variantId: merchandise.id,
    quantity: line.quantity,
    isForSale: merchandise.availableForSale && product.availableForSale,
    href: variantPath(product.handle, { id: merchandise.id, ...options }),
    title,
    brand,
    brandHref: brandSlug(brand) ? brandPath(brandSlug(brand)) : searchPath,
    options: optionsText(options),
    price: parseCents(line.cost.subtotalAmount.amount),
    retailPrice: lineRetailCents(line),
    image: image?.url ?? null,
    imageAlt: image?.altText ?? title,
  };
}

/** The retail price of the line, or the price itself, which saves nothing. */
function lineRetailCents({ merchandise, cost, quantity }: CartLineFragment): number {
  const { retail_price: field } = readMetafields(merchandise.product.metafields);
  const retail = retailCents(field, merchandise.compareAtPrice?.amount, "0") ?? 0;
  return Math.max(retail * quantity, parseCents(cost.subtotalAmount.amount));
}

function cartDiscount(allocation: CartFragment["discountAllocations"][number]): AppliedDiscount {
  const title = "title" in allocation ? allocation.title : undefined;
  const code = "code" in allocation ? allocation.code : undefined;
  return { name: title ?? code ?? messages.discount, amount: parseCents(allocation.discountedAmount.amount) };
}
