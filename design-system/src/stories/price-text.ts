import { formatPrice, type Amount } from "../components/Price/money.ts";

/** A price as Testing Library reads it from the page: with plain spaces. */
export const priceText = (amount: Amount): string => formatPrice(amount).replaceAll(/\s/g, " ");
