import { storageKeys } from "~/constants";
import { readStored, writeStored } from "~/store/stored-text";

/** Stores a discount code that the shopper received, so that the cart can fill it in. */
export function storeReceivedCode(code: string): void {
  writeStored(storageKeys.discountCode, code);
}

/** Null if the shopper has received none. */
export function receivedCode(): string | null {
  return readStored(storageKeys.discountCode);
}
