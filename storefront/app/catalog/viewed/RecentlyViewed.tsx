import { type RefObject, useEffect, useRef, useState } from "react";
import { pageSizes } from "~/shop/constants";
import { recentlyViewedPath } from "~/shop/paths";
import { FetchedShelf } from "~/catalog/FetchedShelf";
import { numberOfGid } from "~/shop/product-gid";
import * as messages from "~/messages/en/common";
import { readViewed, rememberViewed } from "./recently-viewed";

interface RecentlyViewedProps {
  /** The product of this page, which is remembered and not shown. */
  readonly productId?: string;
}

/** Products viewed in this browser. Reserves its space and loads its cards near the window. */
export default function RecentlyViewed({ productId }: RecentlyViewedProps) {
  const place = useRef<HTMLDivElement>(null);
  const ids = useViewed(productId, place);
  return <div ref={place}>{ids.length > 0 && <ViewedShelf key={ids.join()} ids={ids} />}</div>;
}

/** Reads the list before the row is in view, so that nothing visible moves. */
function useViewed(productId: string | undefined, place: RefObject<Element | null>): readonly string[] {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    const others = readViewed().filter((id) => id !== productId);
    if (productId) rememberViewed(productId);
    if (!place.current || others.length === 0) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting) return;
      observer.disconnect();
      setIds(others.slice(0, pageSizes.relatedRow));
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [productId, place]);
  return ids;
}

export function ViewedShelf({ ids }: { readonly ids: readonly string[] }) {
  return <FetchedShelf title={messages.recentlyViewed} path={recentlyViewedPath(ids.map(numberOfGid))} />;
}
