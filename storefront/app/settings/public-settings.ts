import { createContext, useContext } from "react";
import type { ServiceSettings } from "./service-settings";
import type { AnalyticsSettings, MarketingSettings, NewsletterSettings } from "./marketing-settings";
import type { ShownPart } from "@circlet/service-kit/promises";
import type { IdentitySettings } from "./identity-settings";

/** The storefront of one of the merchant's markets. */
export interface MarketStorefront {
  /** "en-CA" */
  readonly locale: string;
  /** Its public address, without a trailing slash. */
  readonly url: string;
}

/** The settings that browsers receive. */
export interface PublicSettings extends ServiceSettings {
  /** The shop's public URL, without a trailing slash. */
  readonly url: string;
  /** What every page calls the shop. */
  readonly shopName: string;
  readonly currency: string;
  /** What a dollar's round price is multiplied with in this currency, such as 100 yen. */
  readonly priceScale: number;
  /** Those of the merchant's other markets. */
  readonly otherMarkets?: readonly MarketStorefront[] | undefined;
  /** Whether this is a public demo, which every page then says. */
  readonly publicDemo: boolean;
  readonly shownParts: readonly ShownPart[];
  /** Whether this browser keeps pages for when there is no connection. */
  readonly offlinePages: boolean;
  readonly identity: IdentitySettings;
  readonly marketing: MarketingSettings;
  readonly newsletter: NewsletterSettings;
  readonly analytics: AnalyticsSettings;
}

/** The name of the `<meta>` element that holds the settings. Unlike an inline script, it needs no nonce. */
export const settingsMetaName = "storefront-settings";

const PublicSettingsContext = createContext<PublicSettings | null>(null);

export const PublicSettingsProvider = PublicSettingsContext.Provider;

export function usePublicSettings(): PublicSettings {
  const settings = useContext(PublicSettingsContext);
  if (!settings) throw new Error("PublicSettingsProvider is missing");
  return settings;
}

/** Every public setting, so that new server settings stay private. */
const publicNames = {
  locale: true,
  apiUrl: true,
  apiVersion: true,
  apiToken: true,
  customerApiUrl: true,
  extensionsApiUrl: true,
  apiTimeout: true,
  url: true,
  shopName: true,
  currency: true,
  priceScale: true,
  otherMarkets: true,
  publicDemo: true,
  shownParts: true,
  offlinePages: true,
  identity: true,
  marketing: true,
  newsletter: true,
  analytics: true,
} as const satisfies Record<keyof PublicSettings, true>;

export function publicSettings(settings: PublicSettings): PublicSettings {
  const isPublic = ([name]: [string, unknown]) => Object.hasOwn(publicNames, name);
  return Object.fromEntries(Object.entries(settings).filter(isPublic)) as unknown as PublicSettings;
}

export function settingsOfPage(page: Document): PublicSettings {
  const content = page.querySelector(`meta[name="${settingsMetaName}"]`)?.getAttribute("content");
  if (!content) throw new Error("The page holds no settings");
  return JSON.parse(content) as PublicSettings;
}
