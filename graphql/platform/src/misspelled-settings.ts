import { editDistance } from "./edit-distance.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Letters by which a name may differ from a setting's and still be taken for it. Other tools' names differ by more. */
const slip = 2;

/** Nobody else's variables begin so. */
const ours = "CIRCLET_";

/**
 * A sentence for each variable that is nearly, but not quite, a setting: "STOREFRONT_PROT" for "STOREFRONT_PORT".
 * Unnoticed, the shop would run by the default.
 */
export function misspelledSettings(
  names: readonly string[],
  environment: Environment = process.env,
): string[] {
  return Object.keys(environment)
    .filter((given) => environment[given] && !names.includes(given))
    .flatMap((given) => {
      const meant = nearest(given.toUpperCase(), names);
      // Set as well, it is heeded: the other one may be somebody else's.
      if (meant && !environment[meant]) return [`${given} is no setting. Is ${meant} meant?`];
      return given.startsWith(ours) ? [`${given} is no setting. The README lists them.`] : [];
    });
}

function nearest(given: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({ name, distance: editDistance(given, name, slip) }))
    .sort((one, other) => one.distance - other.distance);
  return best && best.distance <= slip ? best.name : undefined;
}
