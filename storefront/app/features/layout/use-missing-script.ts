import { useEffect, useState } from "react";
import { useNavigation } from "react-router-dom";
import { delays } from "~/constants";

/**
 * When a route's script is missing because the shop was deployed while this tab was open, React Router reloads the
 * current page, and the click is lost. This opens the clicked page as a document instead. A failed prefetch is
 * ignored. A page that takes longer than two minutes is opened as a document, too. Browsers without the Navigation API
 * reload.
 */
export function useMissingScript(): void {
  const { location } = useNavigation();
  const target = location ? location.pathname + location.search + location.hash : null;
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    // During development, Vite reloads the page after an edit that it cannot apply otherwise.
    if (import.meta.env.DEV || !("navigation" in window)) return undefined;
    const { navigation } = window;
    const keepPage = (event: NavigateEvent): void => {
      if (event.navigationType !== "reload" || event.userInitiated || !event.cancelable) return;
      event.preventDefault();
      setMissing(true);
    };
    navigation.addEventListener("navigate", keepPage);
    return () => navigation.removeEventListener("navigate", keepPage);
  }, []);
  useEffect(() => {
    if (target === null) return undefined;
    const timer = setTimeout(() => window.location.assign(target), isMissing ? 0 : delays.lazyLoad);
    return () => clearTimeout(timer);
  }, [isMissing, target]);
}
