import type { Order } from "@circlet/design-system";
import type { OrderedProductsQuery } from "@circlet/graphql/generated";
import type { OrderFragment, OrderLineFragment } from "@circlet/graphql/generated/customer";
import { readMetafields } from "~/catalog/metafields";
import { parseCents } from "~/catalog/money";
import { foldCase } from "~/catalog/fold-case";
import { imageOf } from "~/catalog/image";
import { cancellationEmail, returnEmail } from "~/shop/email-links";
import { productPath } from "~/shop/paths";
import { shows } from "~/promises/promises";
import { shipmentStatus } from "./shipment-status";
import { webAddress } from "~/http/web-address";

export interface CustomerOrder extends Order {
  readonly id: string;
  readonly isCompleted: boolean;
  /** The searchable text: number, shipment status and product names, in lower case, without accents. */
  readonly searchText: string;
}

/** A product of an order that the shop still shows. */
export interface OrderedProduct {
  readonly id: string;
  readonly handle: string;
  readonly metafields: Parameters<typeof readMetafields>[0];
}

/** By id. The shop may have removed some. */
export function productsById(nodes: OrderedProductsQuery["nodes"]): Map<string, OrderedProduct> {
  return new Map(nodes.filter(isProduct).map((product) => [product.id, product]));
}

function isProduct(node: OrderedProductsQuery["nodes"][number]): node is OrderedProduct & typeof node {
  // A handle may be null in a partial answer.
  return node !== null && "handle" in node && Boolean(node.handle);
}

/** `products` by id: without one, its line has the words of the order and no link. */
export function customerOrder(
  order: OrderFragment,
  lines: readonly OrderLineFragment[],
  products: ReadonlyMap<string, OrderedProduct>,
): CustomerOrder {
  const number = String(order.number);
  const fulfillment = order.fulfillments.nodes[0];
  const tracking = fulfillment?.trackingInformation[0];
  const { words, stage, isCompleted } = shipmentStatus(fulfillment?.latestShipmentStatus);
  return {
    id: order.id,
    number,
    confirmation: order.confirmationNumber ?? undefined,
    placedAt: order.processedAt,
    stage,
    status: words,
    isCompleted,
    total: parseCents(order.totalPrice.amount),
    giftCards: order.transactions.flatMap(giftCardPayment),
    products: lines.map((line) => lineProduct(line, products.get(line.productId ?? ""))),
    address: order.shippingAddress?.formatted,
    shipment: tracking && {
      carrier: tracking.company ?? undefined,
      number: tracking.number ?? undefined,
      href: hrefOf(tracking.url),
    },
    ...(shows("long-pages") && {
      cancelHref: stage === "preparing" ? cancellationEmail(number) : undefined,
      returnHref: stage === "delivered" ? returnEmail(number) : undefined,
    }),
    searchText: foldCase(
      [
        number,
        words,
        fulfillment?.latestShipmentStatus?.replaceAll("_", " "),
        ...lines.flatMap(({ name, vendor }) => [name, vendor]),
      ].join(" "),
    ),
  };
}

/** The customer's browser reads these responses, which nothing has checked. */
function hrefOf(url: unknown): string | undefined {
  return typeof url === "string" ? webAddress(url)?.href : undefined;
}

/** What a gift card paid, and nothing of a payment that failed or was returned. */
function giftCardPayment({
  kind,
  status,
  giftCardDetails,
  transactionAmount,
}: OrderFragment["transactions"][number]) {
  const isPaid = status === "SUCCESS" && (kind === "SALE" || kind === "CAPTURE");
  if (!giftCardDetails || !isPaid) return [];
  return { last4: giftCardDetails.last4, amount: parseCents(transactionAmount.presentmentMoney.amount) };
}

function lineProduct(
  line: OrderLineFragment,
  product: OrderedProduct | undefined,
): Order["products"][number] {
  const { id, title, variantTitle, vendor, quantity, image, currentTotalPrice } = line;
  const fields = readMetafields(product?.metafields ?? []);
  return {
    id,
    title: fields.short_title ?? title,
    brand: fields.brand ?? vendor ?? undefined,
    options: variantTitle && variantTitle !== "Default Title" ? variantTitle : undefined,
    href: product && productPath(product.handle),
    quantity,
    image: image ? imageOf(hrefOf(image.url) ?? null, "") : undefined,
    price: parseCents(currentTotalPrice?.amount ?? "0"),
  };
}
