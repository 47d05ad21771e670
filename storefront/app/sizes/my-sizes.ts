import { useSyncExternalStore } from "react";
import { storageKeys } from "~/constants";
import { readStored, textsOf, writeStored } from "~/store/stored-text";

/** The sizes that this shopper wears, each with its size system: "shoes_us_m.8". None until the page has hydrated. */
export function useMySizes(): readonly string[] {
  return textsOf(useSyncExternalStore(subscribe, readText, () => null));
}

export function readMySizes(): readonly string[] {
  return textsOf(readText());
}

/** Stores the sizes in this browser. */
export function writeMySizes(sizes: readonly string[]): void {
  writeStored(storageKeys.mySizes, sizes.length > 0 ? JSON.stringify(sizes) : null);
  // Browsers fire `storage` only in other tabs.
  window.dispatchEvent(new StorageEvent("storage", { key: storageKeys.mySizes }));
}

const readText = () => readStored(storageKeys.mySizes);

function subscribe(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}
