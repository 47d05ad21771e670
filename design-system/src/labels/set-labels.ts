import * as accountStrings from "../account-strings.ts";
import * as strings from "../strings.ts";
import { replaceDefaults } from "../strings/with-defaults.ts";
import type { Labels } from "./labels.ts";

const defaults: Readonly<Record<string, unknown>> = { ...strings, ...accountStrings };

/**
 * Sets the default labels of a whole process or page to another language. Call it once before rendering, on both server
 * and client. A component's `labels` prop takes precedence. To reset to English, pass `undefined`.
 */
export function setLabels(labels: Labels | undefined): void {
  replaceDefaults(
    new Map(Object.entries(labels ?? {}).map(([key, words]) => [defaults[`${key}Strings`], words])),
  );
}
