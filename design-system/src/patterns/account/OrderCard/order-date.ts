import { localeFormats, type Region } from "../../../locale.ts";

/** Month/day/year in the region's order and the shopper's time zone. Returns invalid dates unchanged. */
export function orderDate(iso: string, region?: Region): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : localeFormats(region).date().format(date);
}
