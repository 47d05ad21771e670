import { useSyncExternalStore } from "react";

const unsubscribe = () => () => undefined;

/** Whether the browser knows popovers: Safari 17, Chrome 114, Firefox 125 and newer. True in the server's HTML. */
export function usePopovers(): boolean {
  return useSyncExternalStore(
    unsubscribe,
    () => "popover" in document.body,
    () => true,
  );
}
