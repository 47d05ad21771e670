import { createContext, useContext } from "react";
import type { ServiceSettings } from "./service-settings";
import type { AnalyticsSettings, NewsletterSettings } from "./marketing-settings";
import type { IdentitySettings } from "./identity-settings";

/** The settings that browsers receive. */
export interface PublicSettings extends ServiceSettings {
  /** The shop's public URL, without a trailing slash. */
  readonly url: string;
  readonly currency: string;
  /** Whether this is a public demo, which every page then says. */
  readonly publicDemo: boolean;
  /** Whether this browser keeps pages for when there is no connection. */
  readonly offlinePages: boolean;
  readonly identity: IdentitySettings;
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

/** Lists the public settings one by one, so that new server settings stay private. */
export function publicSettings(settings: PublicSettings): PublicSettings {
  const { url, apiUrl, apiVersion, apiToken, customerApiUrl, extensionsApiUrl, apiTimeout } = settings;
  const { locale, currency, publicDemo, offlinePages, identity, newsletter, analytics } = settings;
  const services = { locale, apiUrl, apiVersion, apiToken, customerApiUrl, extensionsApiUrl, apiTimeout };
  return { ...services, url, currency, publicDemo, offlinePages, identity, newsletter, analytics };
}

export function settingsOfPage(page: Document): PublicSettings {
  const content = page.querySelector(`meta[name="${settingsMetaName}"]`)?.getAttribute("content");
  if (!content) throw new Error("The page holds no settings");
  return JSON.parse(content) as PublicSettings;
}
