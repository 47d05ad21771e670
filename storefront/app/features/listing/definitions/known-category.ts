import { canonicalSlug, categories } from "~/catalog/taxonomy";

/** Finds a category by its slug or another spelling; null if there is none. */
export function knownCategory(spelled: string): string | null {
  const slug = canonicalSlug(spelled);
  return categories.find((category) => category.slug === slug)?.slug ?? null;
}
