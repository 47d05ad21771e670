const format = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "numeric", day: "numeric" });

/** Month/day/year (specification A9) in the shopper's own time zone; a date that is none is shown as it came. */
export function orderDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : format.format(date);
}
