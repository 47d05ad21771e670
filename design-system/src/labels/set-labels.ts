import { cache } from "react";
import type { Labels } from "./labels.ts";
import { type Replacements, replaceForAll, replacementsOf } from "./replacements.ts";

let forAll: Replacements = new Map();

const ofRequest = cache((): { replacements?: Replacements } => ({}));

/**
 * For the whole process or page, before rendering, on server and client; in a server component, for its request only.
 * `LabelsProvider` is for a part. Pass `undefined` for English.
 */
export function setLabels(labels: Labels | undefined): void {
  const replacements = replacementsOf(labels);
  const request = ofRequest();
  // Elsewhere than in server components, React keeps nothing.
  if (request === ofRequest()) request.replacements = replacements;
  else forAll = replacements;
  replaceForAll(() => ofRequest().replacements ?? forAll);
}
