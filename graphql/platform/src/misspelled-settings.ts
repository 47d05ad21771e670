import { editDistance } from "./edit-distance.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Letters by which a name may differ from a setting's and still be taken for it. Other tools' names differ by more. */
const slip = 2;

/** Nobody else's variables begin so. */
const ours = "CIRCLET_";

/** Set for what a command starts once it has told of them itself. */
export const toldMark = "MISSPELLED_SETTINGS_TOLD";

/** A variable that is set, and the setting that is probably meant: null where none is near. */
export interface MisspelledSetting {
  readonly given: string;
  readonly meant: string | null;
}

/**
 * The variables that are nearly, but not quite, a setting: "STOREFRONT_PROT" for "STOREFRONT_PORT". Unnoticed, the shop
 * would run by the default. None where they were told of already.
 */
export function misspelledSettings(
  names: readonly string[],
  environment: Environment = process.env,
): MisspelledSetting[] {
  if (environment[toldMark]) return [];
  return Object.keys(environment)
    .filter((given) => environment[given] && !names.includes(given))
    .flatMap((given): MisspelledSetting[] => {
      const meant = nearest(given.toUpperCase(), names);
      // Set as well, it is heeded: the other one may be somebody else's.
      if (meant && !environment[meant]) return [{ given, meant }];
      return given.startsWith(ours) ? [{ given, meant: null }] : [];
    });
}

export function misspellingSentence({ given, meant }: MisspelledSetting): string {
  return `${given} is no setting. ${meant ? `Is ${meant} meant?` : "The README lists them."}`;
}

function nearest(given: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({ name, distance: editDistance(given, name, slip) }))
    .sort((one, other) => one.distance - other.distance);
  return best && best.distance <= slip ? best.name : undefined;
}
