import { act } from "react";
import { vi } from "vitest";

/** Replaces the browser's observer. The returned function brings the element that was observed last near the window. */
export function observeNothing(): () => Promise<void> {
  let comeNear = (): void => undefined;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: object[]) => void) {
        comeNear = () => callback([{ isIntersecting: true }]);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  return () => act(async () => comeNear());
}

export const reconnect = (): Promise<void> => act(async () => void window.dispatchEvent(new Event("online")));
