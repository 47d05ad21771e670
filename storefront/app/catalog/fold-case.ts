/** Removes case and accents for searching: "Étoile" becomes "etoile". */
export function foldCase(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}
