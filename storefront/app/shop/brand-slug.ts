/** A brand's path segment: "Élan & Co" becomes "elan-and-co". */
export function brandSlug(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[\u0300-\u036F’']/g, "")
    .toLowerCase()
    .replace(/&/g, "and")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
