import { isLess, type ProductToWatch } from "../platform/storefront-api.ts";

/** A product on the wishlist of a customer who gets alerts, with what they last knew about it. */
export interface WatchedProduct {
  /** A global id. */
  readonly id: string;
  /** A decimal number: "33.50". Null if the platform was not reachable when it was added. */
  readonly price: string | null;
  /** Null if unknown or not counted. */
  readonly quantity: number | null;
}

/** A saved search with the newest products that it lists now, newest first (.github/decisions/0031). */
export interface CheckedListing {
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
  readonly name: string;
  readonly path: string;
  /** Whether there may be more than `count`. Undefined in emails of earlier releases. */
  readonly hasMore?: boolean;
}

/** What an email says. It is stored as JSON, so that a retry sends the same. */
export interface Alerts {
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
    return now ? [{ before, now }] : [];
  });
  const priceDrops = wished.flatMap(({ before, now }) =>
    before.price !== null && isLess(now.price, before.price)
      ? [{ ...alertProduct(now), priceBefore: before.price }]
      : [],
  );
  const lastOnes = wished
    .filter(({ before, now }) => (before.quantity ?? 0) > 1 && now.quantity === 1)
    .map(({ now }) => alertProduct(now));
  const newMatches = listings.flatMap(({ name, path, seenAt, productIds, hasMore }) => {
    const offered = productIds.flatMap((id) => forSale(id) ?? []);
    const found = offered.filter(({ publishedAt }) => publishedAt > seenAt);
    if (found.length === 0) return [];
    const matches = shown(found.map(alertProduct), mostShown.matches);
    return [{ name, path, ...matches, hasMore: hasMore && found.length === offered.length }];
  });
  if (priceDrops.length + lastOnes.length + newMatches.length === 0) return null;
  return {
    priceDrops: shown(priceDrops, mostShown.wishlist),
    lastOnes: shown(lastOnes, mostShown.wishlist),
    newMatches,
  };
}

function alertProduct({ handle, title, price, currency }: ProductToWatch): AlertProduct {
  return { handle, title, price, currency };
}

function shown<Product>(products: readonly Product[], most: number): Shown<Product> {
  return { products: products.slice(0, most), count: products.length };
}
