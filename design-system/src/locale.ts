/** How a shop writes numbers, dates and prices. */
export interface LocaleSettings {
  /** A language tag: "en-US". */
  locale: string;
  /** The code of the prices' currency: "USD". */
  currency: string;
}

function formatsOf({ locale, currency }: LocaleSettings) {
  const money = { style: "currency", currency } as const;
  return {
    number: new Intl.NumberFormat(locale),
    price: new Intl.NumberFormat(locale, money),
    roundPrice: new Intl.NumberFormat(locale, { ...money, trailingZeroDisplay: "stripIfInteger" }),
    date: new Intl.DateTimeFormat(locale, { year: "numeric", month: "numeric", day: "numeric" }),
  };
}

let formats = formatsOf({ locale: "en-US", currency: "USD" });

/** Call it once, before anything renders: a process or page has one locale. American English and dollars by default. */
export function setLocale(settings: LocaleSettings): void {
  formats = formatsOf(settings);
}

/** The formats of the current locale. */
export function localeFormats(): ReturnType<typeof formatsOf> {
  return formats;
}
