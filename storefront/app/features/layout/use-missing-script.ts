import { useEffect, useState } from "react";
import { useNavigation } from "react-router-dom";
import { delays } from "~/shop/constants";
import { serverPage } from "~/http/page-scripts";

/**
 * When a deployment removes a route's script while the shop is open, React Router reloads the current page instead of
 * opening the one that the shopper clicked. This hook prevents that reload and opens the clicked page as a document. It
 * does the same for pages that take longer than two minutes. Browsers without the Navigation API still reload.
 */
export function useMissingScript(): void {
  const { location } = useNavigation();
  const target = location ? location.pathname + location.search + location.hash : null;
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    // In development, Vite reloads the page after edits that it cannot apply in place.
    if (import.meta.env.DEV || !("navigation" in window)) return undefined;
    const { navigation } = window;
    const keepPage = (event: NavigateEvent): void => {
      if (event.navigationType !== "reload" || event.userInitiated || !event.cancelable) return;
      // The only reload of our own.
      if (serverPage.isKept) return;
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
