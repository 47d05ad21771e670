import { useEffect, useState } from "react";
import { type Location, useNavigation } from "react-router-dom";
import { delays } from "~/shop/constants";

/** The location of a navigation that takes long enough to notice; otherwise null. */
export function useSlowNavigation(): Location | null {
  const { location = null } = useNavigation();
  const [slow, setSlow] = useState<Location | null>(null);
  useEffect(() => {
    if (location === null) return undefined;
    const timer = setTimeout(() => setSlow(location), delays.skeleton);
    return () => {
      clearTimeout(timer);
      setSlow(null);
    };
  }, [location]);
  return slow === location ? location : null;
}
