import { expect, test } from "vitest";
import { americanFormats } from "./american-formats.ts";

const currency = { style: "currency", currency: "USD" } as const;
const price = new Intl.NumberFormat("en-US", currency);
const wholePrice = new Intl.NumberFormat("en-US", { ...currency, maximumFractionDigits: 0 });
const count = new Intl.NumberFormat("en-US");

test.each([
  "0.00",
  "0.05",
  "9.90",
  "74.00",
  "999.99",
  "1000.00",
  "1204.50",
  "1234567.89",
  "-3.20",
  "-1250.00",
])("%s dollars are written as Intl writes them", (text) => {
  const amount = text as Intl.StringNumericLiteral;
  expect(americanFormats.price.format(amount)).toBe(price.format(amount));
  if (text.endsWith(".00")) expect(americanFormats.wholePrice.format(amount)).toBe(wholePrice.format(amount));
});

test.each([0, 1, 12, 999, 1000, 12_345, 1_234_567, -4000])(
  "the count %s is written as Intl writes it",
  (number) => {
    expect(americanFormats.count.format(number)).toBe(count.format(number));
  },
);
