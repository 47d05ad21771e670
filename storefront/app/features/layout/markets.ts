import { CountriesDocument, type CountriesQuery } from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { sharedQuery } from "~/apollo/shared-query";
import { optionalData } from "~/http/optional-data";
import type { MarketStorefront } from "~/settings/public-settings";
import * as messages from "~/messages/en/layout";

export interface MarketLinks {
  readonly title: string;
  readonly others: readonly (MarketStorefront & {
    /** "Canada (CAD)" */
    readonly label: string;
  })[];
}

interface MarketSettings extends MarketStorefront {
  readonly otherMarkets?: readonly MarketStorefront[] | undefined;
}

const queryCountries = sharedQuery(async (commerce) => {
  const { localization } = await commerce.query(CountriesDocument, {});
  return localization.availableCountries;
});

/** The names of the shop's markets; null if there is only one. Never rejects: if loading fails, the page is partial. */
export async function loadMarkets(commerce: Commerce, settings: MarketSettings): Promise<MarketLinks | null> {
  if (!settings.otherMarkets) return null;
  const countries = await optionalData(() => queryCountries(commerce), commerce.options);
  return countries && marketLinks(countries, settings);
}

type Countries = CountriesQuery["localization"]["availableCountries"];

/** Leaves out countries that the platform does not sell to. */
export function marketLinks(
  countries: Countries,
  { url, locale, otherMarkets = [] }: MarketSettings,
): MarketLinks | null {
  const here = { url, locale };
  const languages = new Intl.DisplayNames(locale, { type: "language" });
  const countryOf = (market: MarketStorefront) => market.locale.slice(-2);
  const labelOf = (market: MarketStorefront) => {
    const country = countries.find(({ isoCode }) => isoCode === countryOf(market));
    if (!country) return null;
    const sharing = [here, ...otherMarkets].filter((other) => countryOf(other) === country.isoCode);
    const language = sharing.length > 1 ? [languages.of(market.locale.slice(0, 2))] : [];
    return messages.marketName(country.name, [...language, country.currency.isoCode].join(", "));
  };
  const label = labelOf(here);
  const others = otherMarkets.flatMap((market) => {
    const label = labelOf(market);
    return label === null ? [] : [{ label, ...market }];
  });
  return label === null || others.length === 0 ? null : { title: messages.shoppingIn(label), others };
}
