import { useSyncExternalStore } from "react";
import * as storageKeys from "~/shop/storage-keys";
import { notifyStored, readStored, subscribeToStored, textsOf, writeStored } from "~/browser/stored-text";

/** The sizes that this shopper wears, each with its size system: "shoes_us_m.8". None until the page has hydrated. */
export function useMySizes(): readonly string[] {
  return textsOf(useSyncExternalStore(subscribe, readText, () => null));
}

export function readMySizes(): readonly string[] {
  return textsOf(readText());
}

export function writeMySizes(sizes: readonly string[]): void {
  writeStored(storageKeys.mySizes, sizes.length > 0 ? JSON.stringify(sizes) : null);
  notifyStored(storageKeys.mySizes);
}

const readText = () => readStored(storageKeys.mySizes);

const subscribe = (listener: () => void) => subscribeToStored(storageKeys.mySizes, listener);
