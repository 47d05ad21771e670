const format = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "numeric", day: "numeric" });

/** Month/day/year in the shopper's time zone; an invalid date is returned unchanged. */
export function orderDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : format.format(date);
}
