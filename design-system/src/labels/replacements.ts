import * as accountStrings from "../account-strings.ts";
import * as strings from "../strings.ts";
import type { Labels } from "./labels.ts";
import { translateLabelsWith } from "./use-labels.ts";

/** Words in another language, by the default strings that they replace. */
export type Replacements = ReadonlyMap<unknown, unknown>;

type ReadReplacements = () => Replacements | null;

const defaults: Readonly<Record<string, unknown>> = { ...strings, ...accountStrings };

export const replacementsOf = (labels: Labels | undefined): Replacements =>
  new Map(Object.entries(labels ?? {}).map(([key, words]) => [defaults[`${key}Strings`], words]));

let readForAll: ReadReplacements = () => null;
let readInScope: ReadReplacements = () => null;

/** `setLabels` calls it. */
export function replaceForAll(read: ReadReplacements): void {
  readForAll = read;
  translateLabelsWith(translate);
}

/** `LabelsProvider` calls it: server components have no context, and need none. */
export function replaceInScope(read: ReadReplacements): void {
  readInScope = read;
  translateLabelsWith(translate);
}

const translate = <Words extends object>(words: Words): Words =>
  ((readInScope() ?? readForAll())?.get(words) ?? words) as Words;

/** Default strings in the language of `setLabels`. */
export const labelsForAll = <Words extends object>(words: Words): Words =>
  (readForAll()?.get(words) ?? words) as Words;
