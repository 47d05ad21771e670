import type { Database } from "../database/database.ts";
import { all } from "../database/statement.ts";
import { seededRandom } from "../demo/seeded-random.ts";
import { allocate } from "../discount/allocate.ts";
import { activeDiscounts } from "../discount/discount-store.ts";
import { newTracking } from "../order/tracking.ts";
import { writeOrder } from "../order/order-writer.ts";
import type { ShippingAddress } from "../order/order.ts";
import { type DemoOrder, otherShoppers, pat, patsAddress, patsOrders } from "./demo-people.ts";

const day = 86_400_000;

interface Piece {
  readonly id: number;
  readonly price: number;
  readonly compare_at_price: number | null;
}

interface Planned extends DemoOrder {
  readonly email: string;
  readonly address: ShippingAddress;
}

/**
 * Writes who bought the pieces that the demo catalogue shows as sold out: the demo customer's orders first, then other
 * shoppers' for the rest. Nothing that can still be bought is in an order. Call it in a transaction.
 */
export function seedOrders(db: Database, { publicUrl, now }: { publicUrl: string; now: Date }): void {
  const pieces = soldPieces(db);
  const planned = [...patsPlan(), ...othersPlan(pieces.length)].map((order) => ({
    order,
    lines: pieces.splice(0, order.pieces),
  }));
  // Numbers follow time.
  planned.sort((a, b) => b.order.daysAgo - a.order.daysAgo);
  for (const { order, lines } of planned) {
    if (lines.length > 0) write(db, order, lines, publicUrl, now);
  }
}

/** Pieces that are gone and that nobody's order tells of, in an order that mixes brands and prices. */
function soldPieces(db: Database): Piece[] {
  const pieces = all<Piece>(
    db,
    `SELECT id, price, compare_at_price FROM variant
     WHERE inventory = 0 AND id NOT IN (SELECT variant_id FROM order_line WHERE variant_id IS NOT NULL) ORDER BY id`,
  );
  return seededRandom("orders").shuffle(pieces);
}

function patsPlan(): Planned[] {
  return patsOrders.map((order) => ({ ...order, email: pat.email, address: patsAddress }));
}

function othersPlan(atMost: number): Planned[] {
  const random = seededRandom("other shoppers");
  return Array.from({ length: atMost }, (_, index) => {
    const shopper = random.pick(otherShoppers);
    return {
      daysAgo: 20 + index * 5,
      pieces: random.weighted({ 1: 2, 2: 3, 3: 1 }) === "1" ? 1 : random.integer(2, 3),
      // A small share never arrives.
      status: random.chance(0.05) ? ("FAILURE" as const) : ("DELIVERED" as const),
      email: `${shopper.firstName}.${shopper.lastName}@circlet.example`,
      address: { ...shopper, address2: null, countryCode: "US" as const, phone: null },
    };
  });
}

function write(db: Database, order: Planned, pieces: readonly Piece[], publicUrl: string, now: Date): void {
  const processedAt = new Date(now.getTime() - order.daysAgo * day);
  // The last news of a parcel is at most four days younger than its order.
  const updatedAt = new Date(processedAt.getTime() + Math.min(order.daysAgo * 0.8, 4) * day);
  const automatic = pieces.length > 1 ? activeDiscounts(db).find(({ code }) => code === null) : undefined;
  const prices = pieces.map(({ price }) => price);
  const subtotal = prices.reduce((sum, price) => sum + price, 0);
  const shares = allocate(Math.round((subtotal * (automatic?.percent ?? 0)) / 100), prices);
  writeOrder(db, {
    cartId: null,
    email: order.email,
    phone: order.address.phone,
    note: null,
    attributes: [],
    processedAt,
    discountTitle: automatic?.title ?? null,
    discountCode: null,
    address: order.address,
    lines: pieces.map((piece, index) => ({
      variantId: piece.id,
      quantity: 1,
      unitPrice: piece.price,
      compareAtPrice: piece.compare_at_price,
      discount: shares[index] ?? 0,
      attributes: [],
    })),
    fulfillment: {
      status: order.status,
      updatedAt,
      movedByClock: false,
      ...(order.status !== "CONFIRMED" && { tracking: newTracking(publicUrl) }),
    },
  });
}
