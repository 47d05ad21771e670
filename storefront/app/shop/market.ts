import { setLocale } from "@circlet/design-system";
import type { CountryCode } from "@circlet/graphql/generated";
import { applyLabels } from "~/messages/en/labels";

export interface Market {
  /** A language tag: "en-US". */
  readonly locale: string;
  readonly language: string;
  readonly country: CountryCode;
  readonly currency: string;
}

let current = marketOf("en-US", "USD");

/** The market of this process or, in a browser, of this page. */
export function market(): Market {
  return current;
}

/** Call this before rendering. Each process has one market (.github/decisions/0017). */
export function setMarket({ locale, currency }: Pick<Market, "locale" | "currency">): void {
  applyLabels?.();
  if (locale === current.locale && currency === current.currency) return;
  current = marketOf(locale, currency);
  setLocale({ locale, currencyCode: currency });
}

function marketOf(locale: string, currency: string): Market {
  const [language = "", country = ""] = locale.split("-");
  return { locale, language, country: country as CountryCode, currency };
}
