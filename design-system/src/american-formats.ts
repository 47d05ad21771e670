/** As `Intl.NumberFormat` writes them, but without the 20 to 30 ms that a browser's first `Intl` format takes. */
export const americanFormats = {
  count: { format: (count: number) => signed(String(count), grouped) },
  price: { format: (decimal: string) => signed(decimal, dollars) },
  /** For whole amounts, without ".00". */
  wholePrice: { format: (decimal: string) => signed(decimal, dollars).slice(0, -3) },
};

function signed(number: string, format: (digits: string) => string): string {
  return number.startsWith("-") ? `-${format(number.slice(1))}` : format(number);
}

function dollars(decimal: string): string {
  const [units = "", cents = ""] = decimal.split(".");
  return `$${grouped(units)}.${cents.padEnd(2, "0")}`;
}

const grouped = (digits: string): string =>
  digits.length > 3 ? `${grouped(digits.slice(0, -3))},${digits.slice(-3)}` : digits;
