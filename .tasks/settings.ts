import { misspelledSettings } from "../graphql/platform/src/misspelled-settings.ts";
import {
  settingNames as platformNames,
  readSettings as readPlatformSettings,
} from "../graphql/platform/src/settings.ts";
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

/** Reads the settings of both services. Throws with the name of every wrong one, and what it should be. */
export function readShopSettings(): ShopSettings {
  const mistakes: string[] = [];
  const attempt = <Settings>(read: () => Settings): Settings | null => {
    try {
      return read();
    } catch (error) {
      mistakes.push(...(error as Error).message.split("\n"));
      return null;
    }
  };
  const storefront = attempt(readStorefrontSettings);
  const platform = process.env["STOREFRONT_API_URL"] ? null : attempt(readPlatformSettings);
  if (storefront && mistakes.length === 0) return { storefront, platform };
  // A setting that both services have is told once.
  const told = new Map(mistakes.map((mistake) => [mistake.split(" ")[0], mistake]));
  throw new Error([...told.values()].join("\n"));
}

/** Tells of variables that are nearly a setting, and forgets them: the services need not tell again. */
export function tellMisspelledSettings(): void {
  for (const sentence of misspelledSettings([...storefrontNames, ...platformNames, ...others])) {
    console.warn(sentence);
    delete process.env[sentence.split(" ")[0] ?? ""];
  }
}
