import { useEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/**
 * Goes to the part of the page that the address names, also after a navigation inside the shop: unfolds what hides it
 * and hands it the focus, so that the keyboard and screen readers go on from there. On the first page of a visit, and
 * without script, the browser does all that by itself.
 */
export function useAnchor(): void {
  const location = useLocation();
  const isFollowed = useNavigationType() !== NavigationType.Pop;
  // The location, not its hash: choosing the same link again leads there again.
  useEffect(() => {
    const part = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!part) return;
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
