import { americanFormats } from "./american-formats.ts";

/** How a shop writes numbers, dates and prices. */
export interface Region {
  /** A BCP 47 language tag: "en-US". */
  readonly locale: string;
  /** The ISO 4217 code that applies to amounts without a currency: "USD". */
  readonly currencyCode: string;
}

let current: Region = { locale: "en-US", currencyCode: "USD" };

/** For the whole process or page, before rendering; American by default. `LocaleProvider` is for a part. */
export function setLocale(region: Region): void {
  current = region;
}

/** Formatters for a region, by default the one of `setLocale`, and a currency, by default the region's. */
export function localeFormats(region: Region = current, currencyCode = region.currencyCode): Formats {
  const key = `${region.locale} ${currencyCode}`;
  const known = formats.get(key);
  if (known) return known;
  const made = formatsOf(region.locale, currencyCode);
  formats.set(key, made);
  return made;
}

type Formats = ReturnType<typeof formatsOf>;

const formats = new Map<string, Formats>();

function formatsOf(locale: string, currency: string) {
  const money = { style: "currency", currency } as const;
  const american = locale === "en-US" ? americanFormats : null;
  const dollars = currency === "USD" ? american : null;
  return {
    currency,
    /** Decimals of an amount. Engines do not agree on those of all currencies, and a server must with its pages. */
    digits: /BHD|IQD|JOD|KWD|LYD|OMR|TND/.test(currency) ? 3 : 2,
    count: onDemand(() => american?.count ?? new Intl.NumberFormat(locale)),
    price: onDemand(() => dollars?.price ?? new Intl.NumberFormat(locale, money)),
    /** For whole amounts. The option that finds them, `trailingZeroDisplay`, is newer than the oldest browsers. */
    wholePrice: onDemand(
      () =>
        dollars?.wholePrice ??
        new Intl.NumberFormat(locale, { ...money, minimumFractionDigits: 0, maximumFractionDigits: 0 }),
    ),
    date: onDemand(() => new Intl.DateTimeFormat(locale)),
  };
}

/** Creating a format takes longer than using it: each is made once, and only if something uses it. */
function onDemand<Format>(make: () => Format): () => Format {
  let made: Format | null = null;
  return () => (made ??= make());
}
