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
    const start = (): void =>
      void onNear().catch(() => window.addEventListener("online", start, { once: true }));
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        start();
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      window.removeEventListener("online", start);
    };
  }, [element, margin]);
}
