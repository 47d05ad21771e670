import { createContext, useContext } from "react";
import type { ServiceSettings } from "../apollo/service-settings";
import type { AnalyticsSettings } from "./events/analytics-settings";
import type { NewsletterSettings } from "./newsletter-settings";
import type { IdentitySettings } from "./session/identity-settings";

/** What browsers may know of the server's settings. */
export interface PublicSettings extends ServiceSettings {
  /** The shop's public address, without a trailing slash. */
  readonly url: string;
  readonly identity: IdentitySettings;
  readonly newsletter: NewsletterSettings;
  readonly analytics: AnalyticsSettings;
}

/** The name of the `<meta>` element that carries them: data in an attribute, no script. */
export const settingsMetaName = "storefront-settings";

const PublicSettingsContext = createContext<PublicSettings | null>(null);

export const PublicSettingsProvider = PublicSettingsContext.Provider;

export function usePublicSettings(): PublicSettings {
  const settings = useContext(PublicSettingsContext);
  if (!settings) throw new Error("The page was rendered without its settings");
  return settings;
}

/** Only these are picked: a setting added on the server stays there. */
export function publicSettings(settings: PublicSettings): PublicSettings {
  const { url, apiUrl, apiVersion, apiToken, customerApiUrl, extensionsApiUrl, apiTimeout } = settings;
  const { identity, newsletter, analytics } = settings;
  const services = { apiUrl, apiVersion, apiToken, customerApiUrl, extensionsApiUrl, apiTimeout };
  return { ...services, url, identity, newsletter, analytics };
}

/** Reads the settings that the server wrote into the page. */
export function settingsOfPage(page: Document): PublicSettings {
  const content = page.querySelector(`meta[name="${settingsMetaName}"]`)?.getAttribute("content");
  if (!content) throw new Error("The page holds no settings");
  return JSON.parse(content) as PublicSettings;
}
