/** Text, an at sign, a domain, a dot and a suffix, and no space anywhere (specification A5). */
const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export function isEmail(text: string): boolean {
  return emailPattern.test(text.trim());
}
