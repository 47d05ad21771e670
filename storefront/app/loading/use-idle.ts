import { useEffect, useState } from "react";
import { whenIdle } from "./when-idle";

/** Whether the page has loaded and the browser has been idle. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
