import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Loads once, when an element comes near the window; if that rejects, again when the connection is back. `margin` is the
 * observer's `rootMargin`.
 */
export function useNearViewport(
  element: RefObject<Element | null>,
  load: () => Promise<unknown>,
  margin = "400px",
): void {
  const onNear = useEffectEvent(load);
  useEffect(() => {
    if (!element.current) return undefined;
    let isMissing = false;
    const start = (): void => {
      if (!isMissing) return;
      isMissing = false;
      onNear().catch(() => (isMissing = true));
    };
    addEventListener("online", start);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        isMissing = true;
        start();
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      removeEventListener("online", start);
    };
  }, [element, margin]);
}
