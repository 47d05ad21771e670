import { type RefObject, useEffect, useEffectEvent } from "react";

/** Calls back once, when an element comes near the window. `margin` is the observer's `rootMargin`. */
export function useNearViewport(
  element: RefObject<Element | null>,
  work: () => void,
  margin = "400px",
): void {
  const onNear = useEffectEvent(work);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onNear();
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
}
