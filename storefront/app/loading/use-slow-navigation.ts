import { useEffect, useState } from "react";
import { type Location, useNavigation } from "react-router-dom";
import { delays } from "~/shop/constants";

interface SlowNavigation {
  readonly location: Location;
  /** How far the page was scrolled when the navigation became slow, in pixels. */
  readonly top: number;
}

/** A navigation that takes long enough to notice; otherwise null. */
export function useSlowNavigation(): SlowNavigation | null {
  const { location = null } = useNavigation();
  const [slow, setSlow] = useState<SlowNavigation | null>(null);
  useEffect(() => {
    if (location === null) return undefined;
    const timer = setTimeout(() => setSlow({ location, top: window.scrollY }), delays.skeleton);
    return () => {
      clearTimeout(timer);
      setSlow(null);
    };
  }, [location]);
  return slow?.location === location ? slow : null;
}
