const alphanumerics = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** So many letters and digits that nobody can guess. */
export function randomText(length: number): string {
  // Bytes beyond the last whole round are left out, or the first letters of the alphabet would come more often.
  const fair = 256 - (256 % alphanumerics.length);
  let text = "";
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < fair && text.length < length) text += alphanumerics[byte % alphanumerics.length];
    }
  }
  return text;
}
