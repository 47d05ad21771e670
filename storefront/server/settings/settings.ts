import * as v from "valibot";
import type { ServiceSettings } from "../../app/apollo/service-settings.ts";
import type { IdentitySettings } from "../../app/session/identity-settings.ts";
import type { AnalyticsSettings, NewsletterSettings } from "../../app/settings/marketing-settings.ts";
import { isLoopback } from "../loopback.ts";
import { definitions } from "./definitions.ts";
import type { Setting } from "./setting.ts";

/** The names of the environment variables that the storefront reads. */
export const settingNames: readonly string[] = Object.values(definitions).map(({ name }) => name);

/** The measurement id that the local service accepts. */
export const demoId = "G-CIRCLET";

/** The marketing key that the local service accepts. */
export const demoKey = "CIRCLT";

type Definitions = typeof definitions;
type Values = { readonly [Key in keyof Definitions]: v.InferOutput<Definitions[Key]["schema"]> };

/** Settings whose defaults depend on others. */
type Derived = "url" | "extensionsApiUrl" | "orderStatusUrl" | "customerApiUrl";
/** Settings that are read as `identity`, `newsletter` and `analytics`. */
type Grouped = `${"identity" | "marketing" | "newsletter" | "analytics"}${string}`;

/** All settings of the storefront, with defaults for unset variables. */
export interface Settings extends ServiceSettings, Omit<Values, Derived | Grouped> {
  readonly url: string;
  /** Null if the platform has no such page. */
  readonly orderStatusUrl: string | null;
  readonly identity: IdentitySettings;
  readonly newsletter: NewsletterSettings;
  readonly analytics: AnalyticsSettings;
}

/** Both must be set for purges to reach the cache. */
const pairs = [
  ["fastlyService", "fastlyToken"],
  ["cloudflareZone", "cloudflareToken"],
] as const;

/** One or more invalid settings. The message has a line for each, with its name and what it must be. */
export class SettingError extends Error {
  override readonly name = "SettingError";
}

/**
 * Reads and validates the settings. Call this once, when the process starts. Throws a `SettingError` that lists all
 * invalid ones.
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Settings {
  const errors: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, setting] of Object.entries<Setting>(definitions)) {
    const parsed = v.safeParse(setting.schema, environment[setting.name] || setting.default);
    if (parsed.success) values[key] = parsed.output;
    else
      errors.push(
        `${setting.name} must be ${setting.expects}${received(setting, environment[setting.name])}`,
      );
  }
  for (const [one, other] of pairs) {
    const [set, unset] = values[one] ? [one, other] : [other, one];
    if (values[set] && !values[unset])
      errors.push(`${definitions[set].name} also needs ${definitions[unset].name}`);
  }
  if (errors.length > 0) throw new SettingError(errors.join("\n"));
  const hasNoExtensions = environment[definitions.extensionsApiUrl.name] === "";
  return { ...withDefaults(values as Values), ...(hasNoExtensions && { extensionsApiUrl: null }) };
}

/** Shows an invalid value only if it cannot be a secret, which means URLs without credentials. */
function received({ expects }: Setting, value: string | undefined): string {
  return value && expects === "an http(s) address" && !value.includes("@") ? `, not "${value}"` : "";
}

/** Fills in defaults that depend on other settings. */
function withDefaults(values: Values): Settings {
  const { port, apiUrl } = values;
  return {
    ...values,
    url: values.url ?? `http://localhost:${port}`,
    extensionsApiUrl: values.extensionsApiUrl ?? extensionsBeside(apiUrl),
    orderStatusUrl: values.orderStatusUrl ?? (isLoopback(apiUrl) ? `${apiUrl}/order-status` : null),
    customerApiUrl: values.customerApiUrl ?? `${apiUrl}/account/customer/api/unstable/graphql`,
    identity: identitySettings(values),
    newsletter: {
      url: values.marketingUrl ?? apiUrl,
      key: values.marketingKey ?? demoValue(demoKey, values.marketingUrl, apiUrl),
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
