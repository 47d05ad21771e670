import { storageKeys } from "~/constants";

/** Remembers a discount code that the shopper was given, so that the cart can fill it in. */
export function keepGivenCode(code: string): void {
  try {
    localStorage.setItem(storageKeys.discountCode, code);
  } catch {
    // Storage is full or blocked: the shopper types the code.
  }
}

/** Null if this shopper was given none. */
export function givenCode(): string | null {
  try {
    return localStorage.getItem(storageKeys.discountCode);
  } catch {
    return null;
  }
}
