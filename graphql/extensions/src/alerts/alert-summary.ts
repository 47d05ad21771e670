import type { Alerts } from "./alerts.ts";

interface Count {
  readonly count: number;
  /** Whether there may be more. */
  readonly hasMore?: boolean | undefined;
}

/** How many of each kind, such as "2 price drops", and the titles of the products that are shown. */
export function summaryOf({
  backForSale = { count: 0, products: [] },
  priceDrops,
  lastOnes,
  newMatches,
}: Alerts): { counts: string[]; titles: string[] } {
  const matches = {
    count: newMatches.reduce((sum, { count }) => sum + count, 0),
    hasMore: newMatches.some(({ hasMore }) => hasMore),
  };
  const counts = [
    counted(backForSale, "piece back", "pieces back"),
    counted(priceDrops, "price drop", "price drops"),
    counted(lastOnes, "last one left", "last ones left"),
    counted(matches, "new match", "new matches"),
  ].filter((count) => count !== null);
  const shown = [backForSale, priceDrops, lastOnes, ...newMatches].flatMap(({ products }) => products);
  return { counts, titles: [...new Set(shown.map(({ title }) => title))] };
}

function counted(all: Count, one: string, many: string): string | null {
  if (all.count === 0) return null;
  return `${numberOf(all)} ${all.count === 1 && !all.hasMore ? one : many}`;
}

export function numberOf({ count, hasMore }: Count): string {
  return hasMore ? `${count}+` : String(count);
}
