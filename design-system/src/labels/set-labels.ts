import * as accountStrings from "../account-strings.ts";
import * as strings from "../strings.ts";
import { replaceDefaults } from "../strings/with-defaults.ts";
import type { Labels } from "./labels.ts";

const defaults: Readonly<Record<string, unknown>> = { ...strings, ...accountStrings };

/** For the whole process or page, before rendering, on server and client. Pass `undefined` for English. */
export function setLabels(labels: Labels | undefined): void {
  replaceDefaults(
    new Map(Object.entries(labels ?? {}).map(([key, words]) => [defaults[`${key}Strings`], words])),
  );
}
