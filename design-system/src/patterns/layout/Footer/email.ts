/** Text, an at sign, a domain, a dot and a suffix, without spaces. */
const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export function isEmail(text: string): boolean {
  return emailPattern.test(text.trim());
}
