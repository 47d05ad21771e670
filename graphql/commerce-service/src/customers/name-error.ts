/** The codes of `UserErrorsCustomerUserErrorsCode` that every version has. */
type NameErrorCode = "INVALID" | "TOO_LONG";

export interface NameError {
  readonly code: NameErrorCode;
  readonly message: string;
}

/** The hosted platform's limit, in characters. */
const longestName = 255;

/** Control characters, line and paragraph separators, and characters that change the direction of surrounding text. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const tag = /[<>]/;
const address = /https?:\/\/|www\./i;

/** A name as it is stored: trimmed, with single spaces. */
export function tidyName(name: string): string {
  return name.normalize("NFC").trim().replaceAll(/ {2,}/g, " ");
}

/** Why a name is invalid; undefined when it is valid. `label` is "First name" or "Last name". */
export function nameError(
  label: string,
  name: string,
  { mayBeEmpty }: { readonly mayBeEmpty: boolean },
): NameError | undefined {
  const tidy = tidyName(name);
  if (tidy === "" && mayBeEmpty) return undefined;
  if (tidy === "") return { code: "INVALID", message: `${label} can't be empty.` };
  if ([...tidy].length > longestName) {
    return { code: "TOO_LONG", message: `${label} can't be longer than ${longestName} characters.` };
  }
  if (unprintable.test(tidy)) {
    return { code: "INVALID", message: `${label} can't contain line breaks or other invisible characters.` };
  }
  if (tag.test(tidy)) return { code: "INVALID", message: `${label} can't contain < or >.` };
  if (address.test(tidy)) return { code: "INVALID", message: `${label} can't contain a web address.` };
  return undefined;
}
