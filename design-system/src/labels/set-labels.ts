import * as accountStrings from "../account-strings.ts";
import * as strings from "../strings.ts";
import { replaceDefaults } from "../strings/with-defaults.ts";
import type { Labels } from "./labels.ts";

const defaults: Readonly<Record<string, unknown>> = { ...strings, ...accountStrings };

/**
 * The default labels of a whole process or page, in another language. Call it once, before anything renders, on the
 * server and in the browser. A component's `labels` prop still wins. To go back to English, pass `undefined`.
 */
export function setLabels(labels: Labels | undefined): void {
  replaceDefaults(
    new Map(Object.entries(labels ?? {}).map(([key, words]) => [defaults[`${key}Strings`], words])),
  );
}
