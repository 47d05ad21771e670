import { startTransition, useEffect, useState } from "react";
import { idleOrUsed } from "./load-later";

/** False on the server and until the browser is idle for the first time, or the page is used. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isGone = false;
    void idleOrUsed().then(() => {
      // Many wait for it at the same time: what it brings must not hold up a click.
      if (!isGone) startTransition(() => setIdle(true));
      return null;
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isIdle;
}
