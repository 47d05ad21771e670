import { useEffect, useState } from "react";
import { useNavigation } from "react-router-dom";
import { delays } from "~/lib/constants";

/** Whether a change of this listing is on its way, a filter or another page, and takes so long that a shopper notices. */
export function useSlowChange(path: string): boolean {
  const { location } = useNavigation();
  const target = location?.pathname === path ? location.search : null;
  const [slow, setSlow] = useState<string | null>(null);
  useEffect(() => {
    if (target === null) return undefined;
    const timer = setTimeout(() => setSlow(target), delays.skeleton);
    return () => {
      clearTimeout(timer);
      setSlow(null);
    };
  }, [target]);
  return target !== null && slow === target;
}
