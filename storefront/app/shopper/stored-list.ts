import { useSyncExternalStore } from "react";
import { notifyStored, readStored, subscribeToStored, textsOf, writeStored } from "~/browser/stored-text";

/** A list of texts that this browser keeps. */
export function storedList(key: string) {
  const readText = () => readStored(key);
  const subscribe = (listener: () => void) => subscribeToStored(key, listener);
  return {
    read: (): readonly string[] => textsOf(readText()),
    write: (texts: readonly string[]): void => {
      writeStored(key, texts.length > 0 ? JSON.stringify(texts) : null);
      notifyStored(key);
    },
    /** Empty until the page has hydrated. */
    useTexts: (): readonly string[] => textsOf(useSyncExternalStore(subscribe, readText, () => null)),
  };
}
