import type { PublicSettings } from "~/settings/public-settings";

export const identity = {
  url: "https://accounts.example",
  shopId: "12",
  clientId: "circlet-storefront",
  flow: "token-exchange",
  issuer: "https://accounts.example/authentication/12",
} as const;

/** Settings of a shop that uses the token exchange. */
export const settings = {
  url: "https://shop.example",
  locale: "en-US",
  apiTimeout: 1000,
  identity,
} as unknown as PublicSettings;

export const directSettings: PublicSettings = { ...settings, identity: { ...identity, flow: "direct" } };
