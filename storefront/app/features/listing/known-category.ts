import { canonicalSlug, categories } from "~/lib/taxonomy";

/** The category of a path, however it is spelled; null for one that there is not. */
export function knownCategory(spelled: string): string | null {
  const slug = canonicalSlug(spelled);
  return categories.find((category) => category.slug === slug)?.slug ?? null;
}
