import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router-dom";
import { delays } from "~/lib/constants";
import { rememberNavigation } from "~/lib/interrupted-navigation";
import { isPageIncomplete } from "~/lib/load-later";

/**
 * While a page is on its way; one that does not come in time is asked for as a document. What has nothing to load (a
 * hash, a choice on the same page) is there at once: only the entry that it makes tells that it has arrived.
 */
export function useRescuedNavigation(): void {
  const { key } = useLocation();
  const { location } = useNavigation();
  const entry = useRef(key);
  const target = location ? location.pathname + location.search + location.hash : null;
  useEffect(() => {
    if (entry.current === key) return;
    entry.current = key;
    rememberNavigation(null);
  }, [key]);
  useEffect(() => {
    rememberNavigation(target);
    if (target === null) return undefined;
    const patience = isPageIncomplete() ? 0 : delays.lazyLoad;
    const timer = setTimeout(() => window.location.assign(target), patience);
    return () => clearTimeout(timer);
  }, [target]);
}
