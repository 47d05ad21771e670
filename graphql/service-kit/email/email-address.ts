import { domainToASCII, domainToUnicode } from "node:url";

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;

/**
 * An email address as browsers read it in a form, with at least one dot in the domain, which may be in any script. Quoted
 * names and addresses of machines are refused.
 */
export const emailPattern = new RegExp(
  String.raw`^[a-z\d.!#$%&'*+/=?^_\x60{|}~-]{1,64}@(?:${label}\.)+(?!\d+$)${label}$`,
  "iu",
);

/** An address as it is stored and compared: in lower case, with a domain of any script as email servers write it. */
export function normalizedEmail(address: string): string {
  const text = address.trim().toLowerCase();
  const at = text.lastIndexOf("@") + 1;
  const domain = text.slice(at);
  return at === 0 ? text : text.slice(0, at) + (domainToASCII(domain) || domain);
}

/** A stored address as its owner writes it: "hello@xn--bcher-kva.example" → "hello@bücher.example". */
export function displayedEmail(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at);
  return address.slice(0, at) + (domainToUnicode(domain) || domain);
}
