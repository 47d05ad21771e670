import { distance } from "fastest-levenshtein";
import type { Environment } from "./setting.ts";
import { content, promises } from "./shared-settings.ts";

/** The maximum distance between a misspelled name and the setting. Other tools' names differ by more. */
const maximumDistance = 2;

/** Only this project's variables start with this. */
const ownPrefix = "CIRCLET_";

/** Set alike for every process, also for one that does not read them. */
const setEverywhere: ReadonlySet<string> = new Set([content.name, promises.name]);

/** Set after a warning, so that child processes do not repeat it. */
export const warnedVariable = "MISSPELLED_SETTINGS_WARNED";

/** An unknown variable and the setting it was probably meant to be; null when none is similar. */
export interface MisspelledSetting {
  readonly given: string;
  readonly meant: string | null;
}

/** Finds typos such as "STOREFRONT_PROT", which would use the default. None if a parent process has warned. */
export function misspelledSettings(
  names: readonly string[],
  environment: Environment = process.env,
): MisspelledSetting[] {
  if (environment[warnedVariable]) return [];
  return Object.keys(environment)
    .filter((given) => environment[given] && !names.includes(given) && !setEverywhere.has(given))
    .flatMap((given): MisspelledSetting[] => {
      const meant = nearestName(given.toUpperCase(), names);
      // If the setting is also present, the other variable may belong to another tool.
      if (meant && !environment[meant]) return [{ given, meant }];
      return given.startsWith(ownPrefix) ? [{ given, meant: null }] : [];
    });
}

export function misspellingWarning({ given, meant }: MisspelledSetting): string {
  return `${given} is not a setting. ${meant ? `Did you mean ${meant}?` : "storefront/SETTINGS.md lists all settings."}`;
}

function nearestName(given: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({ name, mistakes: distance(given, name) }))
    .sort((one, other) => one.mistakes - other.mistakes);
  return best && best.mistakes <= maximumDistance ? best.name : undefined;
}
