import { isLoopback } from "@circlet/service-kit/http/loopback";
import { storeImageFolder } from "@circlet/service-kit/image-folder";
import { readEnvironment, type SettingValues } from "@circlet/service-kit/settings/read-environment";
import type { Environment } from "@circlet/service-kit/settings/setting";
import { type ShownPart, shownParts } from "@circlet/service-kit/promises";
import { isDemoCompany } from "../../app/shop/company.ts";
import type { ServiceSettings } from "../../app/settings/service-settings.ts";
import type { IdentitySettings } from "../../app/settings/identity-settings.ts";
import type {
  AnalyticsSettings,
  MarketingSettings,
  NewsletterSettings,
} from "../../app/settings/marketing-settings.ts";
import { priceScale } from "./price-scale.ts";
import { definitions } from "./definitions.ts";

/** The names of the environment variables that the storefront reads. */
export const settingNames: readonly string[] = Object.values(definitions).map(({ name }) => name);

export const demoId = "G-CIRCLET";

/** The marketing key that the local service accepts. */
export const demoKey = "CIRCLT";

type Values = SettingValues<typeof definitions>;

/** Settings whose defaults depend on others. */
type Derived = "url" | "imageOrigins" | "extensionsApiUrl" | "orderStatusUrl" | "customerApiUrl";
/** Settings that are read as `identity`, `marketing`, `newsletter` and `analytics`. */
type Grouped = `${"identity" | "marketing" | "newsletter" | "analytics"}${string}`;

/** All settings of the storefront, with defaults for unset variables. */
export interface Settings extends ServiceSettings, Omit<Values, Derived | Grouped> {
  readonly url: string;
  readonly imageOrigins: readonly string[];
  readonly priceScale: number;
  readonly shownParts: readonly ShownPart[];
  /** Null if the platform has no such page. */
  readonly orderStatusUrl: string | null;
  readonly identity: IdentitySettings;
  readonly marketing: MarketingSettings;
  readonly newsletter: NewsletterSettings;
  readonly analytics: AnalyticsSettings;
}

/** Call this once, when the process starts. Throws a `SettingError` that lists all invalid ones. */
export function readSettings(environment: Environment = process.env): Settings {
  const hasNoExtensions = environment[definitions.extensionsApiUrl.name] === "";
  return {
    ...withDefaults(readEnvironment(definitions, environment)),
    ...(hasNoExtensions && { extensionsApiUrl: null }),
  };
}

/** Fills in defaults that depend on other settings. */
function withDefaults(values: Values): Settings {
  const { port, apiUrl } = values;
  const marketing = {
    url: values.marketingUrl ?? apiUrl,
    key: values.marketingKey ?? demoValue(demoKey, values.marketingUrl, apiUrl),
  };
  return {
    ...values,
    url: values.url ?? `http://localhost:${port}`,
    imageOrigins:
      values.imageOrigins ?? (isLoopback(apiUrl) ? [] : [storeImageFolder(values.identityShopId)]),
    extensionsApiUrl: values.extensionsApiUrl ?? extensionsBeside(apiUrl),
    priceScale: priceScale(values.currency),
    shownParts: shownParts(values.content, values.promises, isDemoCompany()),
    // The platform gives every store this menu.
    menuHandle: values.menuHandle ?? (values.content === "own" ? "main-menu" : undefined),
    orderStatusUrl: values.orderStatusUrl ?? (isLoopback(apiUrl) ? `${apiUrl}/order-status` : null),
    customerApiUrl: values.customerApiUrl ?? `${apiUrl}/account/customer/api/unstable/graphql`,
    identity: identitySettings(values),
    marketing,
    newsletter: {
      url: values.newsletterUrl ?? marketing.url,
      // Another tool does not know the marketing tool's key.
      key: values.newsletterKey ?? (values.newsletterUrl === undefined ? marketing.key : null),
      list: values.newsletterList,
    },
    analytics: {
      url: values.analyticsUrl ?? apiUrl,
      id: values.analyticsId ?? demoValue(demoId, values.analyticsUrl, apiUrl),
    },
  };
}

function identitySettings(values: Values): IdentitySettings {
  const url = values.identityUrl ?? values.apiUrl;
  return {
    url,
    shopId: values.identityShopId,
    clientId: values.identityClientId,
    flow: values.identityFlow,
    issuer: values.identityIssuer ?? `${url}/authentication/${values.identityShopId}`,
  };
}

/** Defaults to the demo value if the tool is the local service, because a real one would reject it. */
function demoValue(value: string, toolUrl: string | undefined, apiUrl: string): string | null {
  return toolUrl === undefined && isLoopback(apiUrl) ? value : null;
}

/** The local extensions service has its own port. A hosted platform has none by default. */
function extensionsBeside(apiUrl: string): string | null {
  const { protocol, hostname } = new URL(apiUrl);
  return isLoopback(apiUrl) ? `${protocol}//${hostname}:4001` : null;
}
