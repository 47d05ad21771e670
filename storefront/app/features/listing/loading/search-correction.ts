import * as v from "valibot";
import type { Extensions } from "~/apollo/service-link";

/** The extension that the service adds to a search without exact matches. */
const corrections = v.object({
  searchCorrections: v.pipe(v.array(v.object({ correctedTo: v.string() })), v.minLength(1)),
});

/** The text that was searched for instead of a mistyped one; null if it had matches. */
export function searchCorrection(extensions: Extensions): string | null {
  const parsed = v.safeParse(corrections, extensions);
  return parsed.success ? (parsed.output.searchCorrections[0]?.correctedTo ?? null) : null;
}
