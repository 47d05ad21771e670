import { market } from "~/shop/market";
import * as messages from "~/messages/en/garments";
import type { LengthUnit } from "./garment";

/** "18.5 in", in the market's notation. */
export function formatLength(length: number, unit: LengthUnit): string {
  return messages.lengthIn[unit](formatNumber(length));
}

export function formatNumber(length: number): string {
  return new Intl.NumberFormat(market().locale, { maximumFractionDigits: 2 }).format(length);
}
