/** A brand's path segment, in any script: "Élan & Co" becomes "elan-and-co". Empty without letters and digits. */
export function brandSlug(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[\u0300-\u036F’']/g, "")
    .toLowerCase()
    .replace(/&/g, "and")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .normalize("NFC");
}
