import {
  misspelledSettings,
  misspellingSentence,
  toldMark,
} from "../graphql/platform/src/misspelled-settings.ts";
import {
  settingNames as platformNames,
  readSettings as readPlatformSettings,
} from "../graphql/platform/src/settings.ts";
import { isLoopback } from "../storefront/server/loopback.ts";
import {
  readSettings as readStorefrontSettings,
  settingNames as storefrontNames,
} from "../storefront/server/settings.ts";

/** Settings of single commands. */
const others = ["STORYBOOK_PORT", "CHROMATIC_PROJECT_TOKEN", "CHROMIUM_PATH"];

/** The settings of both services; the commerce service's are null where it is somebody else's. */
export interface ShopSettings {
  readonly storefront: ReturnType<typeof readStorefrontSettings>;
  readonly platform: ReturnType<typeof readPlatformSettings> | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings of both services. Throws with the name of every wrong one, and what it should be. */
export function readShopSettings(environment: Environment = process.env): ShopSettings {
  const mistakes: string[] = [];
  const attempt = <Settings>(read: (given: Environment) => Settings): Settings | null => {
    try {
      return read(environment);
    } catch (error) {
      mistakes.push(...(error as Error).message.split("\n"));
      return null;
    }
  };
  const storefront = attempt(readStorefrontSettings);
  const platform = environment["STOREFRONT_API_URL"] ? null : attempt(readPlatformSettings);
  const lacking = platform && lackingExtensions(platform, environment);
  if (lacking) mistakes.push(lacking);
  if (storefront && mistakes.length === 0) return { storefront, platform };
  // A setting that both services have is told once.
  const told = new Map(mistakes.map((mistake) => [mistake.split(" ")[0], mistake]));
  throw new Error([...told.values()].join("\n"));
}

/** What leads browsers to the commerce service from elsewhere does not lead them to the port beside it by itself. */
function lackingExtensions(
  { publicUrl, extensionsPort }: ReturnType<typeof readPlatformSettings>,
  environment: Environment,
): string | null {
  if (!publicUrl || isLoopback(publicUrl) || environment["STOREFRONT_EXTENSIONS_API_URL"]) return null;
  return `STOREFRONT_EXTENSIONS_API_URL must be the address under which browsers reach the extensions service (port ${extensionsPort}), as PLATFORM_PUBLIC_URL is the commerce service's`;
}

/** Tells of variables that are nearly a setting, once: what is started with this environment need not tell again. */
export function tellMisspelledSettings(environment: NodeJS.ProcessEnv = process.env): void {
  const names = [...storefrontNames, ...platformNames, ...others];
  for (const misspelled of misspelledSettings(names, environment))
    console.warn(misspellingSentence(misspelled));
  environment[toldMark] = "1";
}
