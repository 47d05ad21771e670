/** A handle as the hosted platform stores it: in lower case, with hyphens for everything but letters and digits. */
export function handleFrom(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/['’"()[\]]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, "-")
    .slice(0, 255)
    .replace(/^-|-$/g, "");
}

/** The handle of a product that has none, which the platform makes without the accents of Latin letters. */
export function handleFromTitle(title: string): string {
  return handleFrom(title.normalize("NFD").replace(/(?<=\p{Script=Latin})\p{M}+/gu, ""));
}
