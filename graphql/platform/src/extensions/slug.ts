/** A slug as it is kept: brands' are also written with underscores (specification A3), and people write capitals. */
export function normalizedSlug(slug: string): string {
  return slug.trim().toLowerCase().replaceAll("_", "-");
}
