import type { Context } from "../context.ts";
import { globalId } from "../global-id.ts";
import type { Resolvers } from "../schema/resolvers.ts";
import { shopDescription, shopName } from "../shop.ts";

const unitedStates = {
  isoCode: "US",
  name: "United States",
  unitSystem: "IMPERIAL_SYSTEM",
  currency: { isoCode: "USD", name: "United States Dollar", symbol: "$" },
  defaultLanguage: { isoCode: "EN", name: "English", endonymName: "English" },
  availableLanguages: [{ isoCode: "EN", name: "English", endonymName: "English" }],
  market: null,
};

/** The shop itself. It sells in the United States, in English and in dollars. */
export const shopResolvers: Resolvers = {
  QueryRoot: {
    shop: () => ({}),
    localization: () => ({}),
    publicApiVersions: () => [
      { handle: "2023-10", displayName: "2023-10", supported: true },
      { handle: "unstable", displayName: "unstable", supported: false },
    ],
  },
  ApiVersion: "plain",
  Shop: {
    id: () => globalId("Shop", 1),
    name: () => shopName,
    description: () => shopDescription,
    moneyFormat: () => "${{amount}}",
    shipsToCountries: () => ["US"],
    primaryDomain: (_: unknown, _args: unknown, { settings }: Context) => {
      const url = new URL(settings.storefrontUrl);
      return { host: url.host, sslEnabled: url.protocol === "https:", url: settings.storefrontUrl };
    },
    metafield: () => null,
    metafields: (_: unknown, { identifiers }: { identifiers: readonly unknown[] }) =>
      identifiers.map(() => null),
  },
  Domain: "plain",
  Localization: {
    country: () => unitedStates,
    language: () => unitedStates.defaultLanguage,
    availableCountries: () => [unitedStates],
    availableLanguages: () => unitedStates.availableLanguages,
  },
  Country: "plain",
  Currency: "plain",
  Language: "plain",
};
