/** A slug in its stored form: lower case, with hyphens instead of underscores. */
export function normalizedSlug(slug: string): string {
  return slug.trim().toLowerCase().replaceAll("_", "-");
}
