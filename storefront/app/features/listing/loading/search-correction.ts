import * as v from "valibot";
import type { Extensions } from "~/apollo/service-link";

/** The response extension of a search that had no exact matches. */
const corrections = v.object({
  searchCorrections: v.pipe(v.array(v.object({ correctedTo: v.string() })), v.minLength(1)),
});

/** The corrected text, if the service searched for that; otherwise null. */
export function searchCorrection(extensions: Extensions): string | null {
  const parsed = v.safeParse(corrections, extensions);
  return parsed.success ? (parsed.output.searchCorrections[0]?.correctedTo ?? null) : null;
}
