import {
  misspelledSettings,
  misspellingWarning,
  warnedVariable,
} from "../graphql/service-kit/settings/misspelled-settings.ts";
import { requireDemoConsent } from "../graphql/commerce-service/src/shared/http/demo-guard.ts";
import {
  settingNames as platformNames,
  readSettings as readPlatformSettings,
} from "../graphql/commerce-service/src/shared/settings/settings.ts";
import {
  readSettings as readExtensionsSettings,
  settingNames as extensionsNames,
} from "../graphql/extensions/src/settings/settings.ts";
import { isLoopback } from "../graphql/service-kit/http/loopback.ts";
import {
  readSettings as readStorefrontSettings,
  settingNames as storefrontNames,
} from "../storefront/server/settings/settings.ts";
import { toolSettings } from "./tool-settings.ts";

/** Every environment variable that the project reads, without duplicates. */
export const settingNames: readonly string[] = [
  ...new Set([
    ...storefrontNames,
    ...platformNames,
    ...extensionsNames,
    ...toolSettings.map(({ name }) => name),
  ]),
];

/** The settings of the services. The local ones are null if the commerce service is hosted. */
export interface ShopSettings {
  readonly storefront: ReturnType<typeof readStorefrontSettings>;
  readonly platform: ReturnType<typeof readPlatformSettings> | null;
  readonly extensions: ReturnType<typeof readExtensionsSettings> | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings of the services. Throws an error that names every invalid variable and its expected value. */
export function readShopSettings(environment: Environment = process.env): ShopSettings {
  const errors: string[] = [];
  const attempt = <Settings>(read: (given: Environment) => Settings): Settings | null => {
    try {
      return read(environment);
    } catch (error) {
      errors.push(...(error as Error).message.split("\n"));
      return null;
    }
  };
  const storefront = attempt(readStorefrontSettings);
  const isHosted = Boolean(environment["STOREFRONT_API_URL"]);
  const platform = isHosted ? null : attempt(readGuardedSettings);
  const extensions = isHosted ? null : attempt(readExtensionsSettings);
  const missing = platform && extensions && missingExtensionsUrl(platform, extensions, environment);
  if (missing) errors.push(missing);
  if (storefront && errors.length === 0) return { storefront, platform, extensions };
  // Several services read some of the variables: report each once.
  const unique = new Map(errors.map((error) => [error.split(" ")[0], error]));
  throw new Error([...unique.values()].join("\n"));
}

function readGuardedSettings(environment: Environment): ReturnType<typeof readPlatformSettings> {
  const settings = readPlatformSettings(environment);
  requireDemoConsent(settings);
  return settings;
}

/** A proxy in front of the commerce service does not forward to the extensions service's port. */
function missingExtensionsUrl(
  { publicUrl }: ReturnType<typeof readPlatformSettings>,
  { port }: ReturnType<typeof readExtensionsSettings>,
  environment: Environment,
): string | null {
  if (!publicUrl || isLoopback(publicUrl) || environment["STOREFRONT_EXTENSIONS_API_URL"]) return null;
  return `STOREFRONT_EXTENSIONS_API_URL must be the address where browsers reach the extensions service (port ${port}), because PLATFORM_PUBLIC_URL is set`;
}

/** Warns about variables that nearly match a setting, and marks the environment so that child processes do not. */
export function warnAboutMisspelledSettings(environment: NodeJS.ProcessEnv = process.env): void {
  for (const misspelled of misspelledSettings(settingNames, environment))
    console.warn(misspellingWarning(misspelled));
  environment[warnedVariable] = "1";
}
