import { storageKeys } from "~/constants";
import { readStored, writeStored } from "~/store/stored-text";

/** Remembers a discount code that the shopper was given, so that the cart can fill it in. */
export function keepGivenCode(code: string): void {
  writeStored(storageKeys.discountCode, code);
}

/** Null if this shopper was given none. */
export function givenCode(): string | null {
  return readStored(storageKeys.discountCode);
}
