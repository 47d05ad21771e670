import { type RefObject, useEffect, useEffectEvent } from "react";

/** The distance below the window that counts as near. */
const margin = "400px";

/** Calls back once, when an element comes near the window. */
export function useNear(element: RefObject<Element | null>, work: () => void): void {
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
  }, [element]);
}
