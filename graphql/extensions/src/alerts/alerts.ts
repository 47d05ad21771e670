import { isLess, type ProductToWatch } from "../platform/storefront-api.ts";
import type { AlertFrequency } from "./frequency.ts";

/** What a customer knows about a product. */
export interface KnownProduct {
  /** A global id. */
  readonly id: string;
  /** A decimal number: "33.50". Null if the platform was not reachable when it was added. */
  readonly price: string | null;
  /** Null if unknown or not counted. */
  readonly quantity: number | null;
}

/** A product on the wishlist of a customer who gets alerts, with what they last knew about it. */
export interface WatchedProduct extends KnownProduct {
  /** Whether it was sold out. */
  readonly isGone: boolean;
  readonly frequency: AlertFrequency;
}

/** A saved search with the newest products that it lists now, newest first (.github/decisions/0031). */
export interface CheckedListing {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  /** The customer knows the products that were published until then. */
  readonly seenAt: Date;
  readonly productIds: readonly string[];
  /** Whether the listing has older products, too. */
  readonly hasMore: boolean;
}

interface AlertProduct {
  readonly handle: string;
  readonly title: string;
  readonly price: string;
  readonly currency: string;
}

interface PriceDrop extends AlertProduct {
  readonly priceBefore: string;
}

interface Shown<Product> {
  readonly products: readonly Product[];
  /** How many there are, also those that are not shown. */
  readonly count: number;
}

interface NewMatches extends Shown<AlertProduct> {
  /** The saved search's. Undefined in emails of earlier releases. */
  readonly id?: string;
  readonly name: string;
  readonly path: string;
  /** Whether there may be more than `count`. Undefined in emails of earlier releases. */
  readonly hasMore?: boolean;
}

/** What an email says. It is stored as JSON, so that a retry sends the same. */
export interface Alerts {
  /** Undefined in emails of earlier releases. */
  readonly backForSale?: Shown<AlertProduct>;
  readonly priceDrops: Shown<PriceDrop>;
  readonly lastOnes: Shown<AlertProduct>;
  readonly newMatches: readonly NewMatches[];
}

/** Products of one kind that an email shows. */
const mostShown = { wishlist: 12, matches: 6 };

/** Changes since the last email, or since it was saved; null if none. Leaves out what cannot be bought now. */
export function alertsOf(
  watched: readonly WatchedProduct[],
  listings: readonly CheckedListing[],
  products: ReadonlyMap<string, ProductToWatch>,
): Alerts | null {
  const forSale = (id: string) => {
    const product = products.get(id);
    return product?.isForSale ? product : undefined;
  };
  const wished = watched.flatMap((before) => {
    const now = forSale(before.id);
    return now ? [{ before, now, changes: changesOf(before, now) }] : [];
  });
  const changed = (wanted: Change) => wished.filter(({ changes }) => changes.includes(wanted));
  const backForSale = changed("back for sale").map(({ now }) => alertProduct(now));
  const priceDrops = changed("price drop").flatMap(({ before, now }) =>
    before.price === null ? [] : [{ ...alertProduct(now), priceBefore: before.price }],
  );
  const lastOnes = changed("last one").map(({ now }) => alertProduct(now));
  const newMatches = listings.flatMap(({ id, name, path, seenAt, productIds, hasMore }) => {
    const offered = productIds.flatMap((id) => forSale(id) ?? []);
    const found = offered.filter(({ publishedAt }) => publishedAt > seenAt);
    if (found.length === 0) return [];
    const matches = shown(found.map(alertProduct), mostShown.matches);
    return [{ id, name, path, ...matches, hasMore: hasMore && found.length === offered.length }];
  });
  if (backForSale.length + priceDrops.length + lastOnes.length + newMatches.length === 0) return null;
  return {
    backForSale: shown(backForSale, mostShown.wishlist),
    priceDrops: shown(priceDrops, mostShown.wishlist),
    lastOnes: shown(lastOnes, mostShown.wishlist),
    newMatches,
  };
}

type Change = "back for sale" | "price drop" | "last one";

/** What a customer hears about a product on the wishlist that is for sale now. */
export function changesOf(
  before: Pick<WatchedProduct, "price" | "quantity" | "isGone">,
  now: { readonly price: string; readonly quantity: number | null },
): Change[] {
  if (before.isGone) return ["back for sale"];
  return [
    ...(before.price !== null && isLess(now.price, before.price) ? ["price drop" as const] : []),
    ...((before.quantity ?? 0) > 1 && now.quantity === 1 ? ["last one" as const] : []),
  ];
}

function alertProduct({ handle, title, price, currency }: ProductToWatch): AlertProduct {
  return { handle, title, price, currency };
}

function shown<Product>(products: readonly Product[], most: number): Shown<Product> {
  return { products: products.slice(0, most), count: products.length };
}
