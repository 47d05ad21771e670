import * as accountStrings from "../account-strings.ts";
import type { Labels } from "../labels/labels.ts";
import * as strings from "../strings.ts";
import { labelsForAll } from "../labels/replacements.ts";

const suffix = "Strings";

/** All labels in the language of Storybook's toolbar. Play functions find controls by them. */
export const labels = (): Labels =>
  Object.fromEntries(
    Object.entries({ ...strings, ...accountStrings })
      .filter(([name]) => name.endsWith(suffix))
      .map(([name, words]) => [name.slice(0, -suffix.length), labelsForAll(words)]),
  ) as Labels;
