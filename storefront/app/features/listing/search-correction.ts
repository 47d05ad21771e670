import * as v from "valibot";
import type { Extensions } from "~/apollo/service-link";

/** What the service says of a search whose words it found in no title. */
const corrections = v.object({
  searchCorrections: v.pipe(v.array(v.object({ correctedTo: v.string() })), v.minLength(1)),
});

/** The text that was searched for in place of a mistyped one; null where the text was found as it is. */
export function searchCorrection(extensions: Extensions): string | null {
  const told = v.safeParse(corrections, extensions);
  return told.success ? (told.output.searchCorrections[0]?.correctedTo ?? null) : null;
}
