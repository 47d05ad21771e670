import type { CartFragment, CartLineFragment } from "@circlet/graphql/generated";
import { metafieldsOf } from "~/lib/metafields";
import { toCents } from "~/lib/money";
import { brandPath, variantPath } from "~/lib/paths";
import { brandSlug } from "~/lib/taxonomy";
import type { Bag, BagDiscount, BagLine } from "./bag";

/** `lines` are those of all pages; the cart itself holds the first ten. */
export function bagOf(cart: CartFragment, lines: readonly CartLineFragment[]): Bag {
  const total = toCents(cart.cost.totalAmount.amount);
  const retail = lines.reduce((sum, line) => sum + retailCents(line), 0);
  const saved = retail - total;
  return {
    id: cart.id,
    checkoutUrl: cart.checkoutUrl,
    email: cart.buyerIdentity.email ?? null,
    lines: lines.map(bagLine),
    total,
    saved: saved > 0 ? saved : null,
    discounts: cart.discountAllocations.map(bagDiscount),
  };
}

function bagLine(line: CartLineFragment): BagLine {
  const { merchandise } = line;
  const { product } = merchandise;
  const fields = metafieldsOf(product.metafields);
  const title = fields.short_title ?? product.title;
  const brand = fields.brand ?? product.vendor;
  const image = merchandise.image ?? product.images.nodes[0];
  const option = (name: string) => merchandise.selectedOptions.find((option) => option.name === name)?.value;
  return {
    id: line.id,
    variantId: merchandise.id,
    quantity: line.quantity,
    isForSale: merchandise.availableForSale && product.availableForSale,
    href: variantPath(product.handle, { color: option("Color") ?? null, size: option("Size") ?? null }),
    title,
    brand,
    brandHref: brandPath(brandSlug(brand)),
    options: [option("Color"), option("Size")].filter(Boolean).join(" / "),
    price: toCents(line.cost.subtotalAmount.amount),
    retailPrice: retailCents(line),
    image: image?.url ?? null,
    imageAlt: image?.altText ?? title,
  };
}

/** A product without a retail price saves nothing: its own price stands in. */
function retailCents(line: CartLineFragment): number {
  const fields = metafieldsOf(line.merchandise.product.metafields);
  const price = toCents(line.cost.subtotalAmount.amount);
  return fields.retail_price ? toCents(fields.retail_price) * line.quantity : price;
}

function bagDiscount(allocation: CartFragment["discountAllocations"][number]): BagDiscount {
  const title = "title" in allocation ? allocation.title : undefined;
  const code = "code" in allocation ? allocation.code : undefined;
  return { name: title ?? code ?? "Discount", amount: toCents(allocation.discountedAmount.amount) };
}
