import { useEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/** After client-side navigation, scrolls to the URL's hash, opens its `<details>` and focuses it. */
export function useAnchor(): void {
  const location = useLocation();
  const isFollowed = useNavigationType() !== NavigationType.Pop;
  // Depends on the location instead of its hash, so that clicking the same link again scrolls again.
  useEffect(() => {
    const part = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    // Skip the first page: the browser has scrolled, and the shopper may have closed the `<details>` before hydration.
    const isFirstPage = document.documentElement.dataset["hydrated"] === undefined;
    if (!part || isFirstPage) return;
    const fold = part.closest("details");
    fold?.setAttribute("open", "");
    if (!isFollowed) return;
    part.scrollIntoView();
    focusElement(fold?.querySelector("summary") ?? part);
  }, [location, isFollowed]);
}

function focusElement(element: HTMLElement): void {
  if (element.tabIndex < 0) element.setAttribute("tabindex", "-1");
  element.focus({ preventScroll: true });
}
