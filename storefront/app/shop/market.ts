import { setLocale } from "@circlet/design-system";
import type { CountryCode } from "@circlet/graphql/generated";
import type { MarketStorefront } from "~/settings/public-settings";
import { applyLabels } from "~/messages/en/labels";

export interface Market {
  /** A language tag: "en-US". */
  readonly locale: string;
  readonly language: string;
  readonly country: CountryCode;
  readonly currency: string;
  readonly priceScale: number;
  /** The storefronts of the merchant's other markets. */
  readonly others: readonly MarketStorefront[];
}

interface MarketSettings extends Pick<Market, "locale" | "currency"> {
  readonly priceScale?: number;
  readonly otherMarkets?: readonly MarketStorefront[] | undefined;
}

let current = marketOf({ locale: "en-US", currency: "USD" });

/** The market of this process or, in a browser, of this page. */
export function market(): Market {
  return current;
}

/** Call this before rendering. Each process has one market (.github/decisions/0017). */
export function setMarket(settings: MarketSettings): void {
  applyLabels?.();
  const { locale, currency } = settings;
  const isSameRegion = locale === current.locale && currency === current.currency;
  current = marketOf(settings);
  if (!isSameRegion) setLocale({ locale, currencyCode: currency });
}

function marketOf({ locale, currency, priceScale = 1, otherMarkets = [] }: MarketSettings): Market {
  const [language = "", country = ""] = locale.split("-");
  return { locale, language, country: country as CountryCode, currency, priceScale, others: otherMarkets };
}
