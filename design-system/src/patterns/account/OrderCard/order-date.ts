import { localeFormats } from "../../../locale.ts";

/** Month/day/year in the locale's order and the shopper's time zone; an invalid date is returned unchanged. */
export function orderDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : localeFormats().date.format(date);
}
