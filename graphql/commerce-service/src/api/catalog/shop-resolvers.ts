import { datedVersions, unstableVersion } from "../api-versions.ts";
import type { Context } from "../context.ts";
import { globalId } from "../../shared/global-id.ts";
import type { Resolvers } from "../resolvers.ts";

const unitedStates = {
  isoCode: "US",
  name: "United States",
  unitSystem: "IMPERIAL_SYSTEM",
  currency: { isoCode: "USD", name: "United States Dollar", symbol: "$" },
  defaultLanguage: { isoCode: "EN", name: "English", endonymName: "English" },
  availableLanguages: [{ isoCode: "EN", name: "English", endonymName: "English" }],
  market: { id: globalId("Market", 1), handle: "us" },
};

/** Both test cards are of the same brand. Wallets and stored cards do not exist here. */
function paymentSettings(_source: unknown, _args: unknown, { settings }: Context) {
  return {
    acceptedCardBrands: ["VISA"],
    cardVaultUrl: `${settings.publicUrl ?? ""}/checkouts`,
    countryCode: "US",
    currencyCode: "USD",
    enabledPresentmentCurrencies: ["USD"],
    shopifyPaymentsAccountId: null,
    supportedDigitalWallets: [],
  };
}

/** The shop itself. It sells in the United States, in English and in US dollars. */
export const shopResolvers: Resolvers = {
  QueryRoot: {
    shop: () => ({}),
    localization: () => ({}),
    paymentSettings,
    publicApiVersions: () => [
      ...datedVersions.map((handle) => ({ handle, displayName: handle, supported: true })),
      { handle: unstableVersion, displayName: unstableVersion, supported: false },
    ],
  },
  ApiVersion: "plain",
  Shop: {
    id: () => globalId("Shop", 1),
    name: (_: unknown, _args: unknown, { settings }: Context) => settings.shopName,
    description: (_: unknown, _args: unknown, { settings }: Context) =>
      settings.content === "demo" ? "Fashion, back in the circle." : null,
    moneyFormat: () => "${{amount}}",
    shipsToCountries: () => ["US"],
    paymentSettings,
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
    market: () => unitedStates.market,
    availableLanguages: () => unitedStates.availableLanguages,
  },
  Country: "plain",
  Market: {
    id: ({ id }: { id: string }) => id,
    handle: ({ handle }: { handle: string }) => handle,
    metafields: (_: unknown, { identifiers }: { identifiers: readonly unknown[] }) =>
      identifiers.map(() => null),
  },
  PaymentSettings: "plain",
  Currency: "plain",
  Language: "plain",
};
