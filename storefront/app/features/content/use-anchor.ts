import { useEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/**
 * Scrolls to the part of the page that the address names after a navigation inside the shop: opens the `<details>`
 * around it and focuses it, so that keyboards and screen readers continue there. On the first page of a visit, and
 * without script, the browser does this.
 */
export function useAnchor(): void {
  const location = useLocation();
  const isFollowed = useNavigationType() !== NavigationType.Pop;
  // Depends on the location, not its hash: following the same link again scrolls again.
  useEffect(() => {
    const part = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    // The browser did this for the first page, whose reader may have folded it again before hydration.
    const isFirstPage = document.documentElement.dataset["hydrated"] === undefined;
    if (!part || isFirstPage) return;
    const fold = part.closest("details");
    fold?.setAttribute("open", "");
    if (!isFollowed) return;
    part.scrollIntoView();
    focus(fold?.querySelector("summary") ?? part);
  }, [location, isFollowed]);
}

function focus(element: HTMLElement): void {
  if (element.tabIndex < 0) element.setAttribute("tabindex", "-1");
  element.focus({ preventScroll: true });
}
