import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router-dom";
import { delays } from "~/lib/constants";
import { isListingPath } from "~/lib/paths";

export type PageOutline = "product" | "listing";

/** The outline of the page that is on its way, once that takes so long that a shopper notices; null before. */
export function useSlowPage(): PageOutline | null {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  // The same page with another choice stays in sight until the new one is there.
  const target = location && location.pathname !== pathname ? location.pathname : null;
  const [slow, setSlow] = useState<string | null>(null);
  useEffect(() => {
    if (target === null) return undefined;
    const timer = setTimeout(() => setSlow(target), delays.skeleton);
    return () => {
      clearTimeout(timer);
      setSlow(null);
    };
  }, [target]);
  return target !== null && slow === target ? outlineOf(target) : null;
}

function outlineOf(path: string): PageOutline | null {
  if (path.startsWith("/products/")) return "product";
  return isListingPath(path) ? "listing" : null;
}
