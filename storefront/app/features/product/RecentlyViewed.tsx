import { Container, Shelf } from "@circlet/design-system";
import { type RefObject, useEffect, useRef, useState } from "react";
import { cardSizes } from "~/lib/card-sizes";
import { pageSizes } from "~/lib/constants";
import type { CardProduct } from "~/lib/product-card";
import { usePublicSettings } from "~/lib/public-settings";
import { ShopCard } from "~/lib/ShopCard";
import { useNear } from "~/lib/use-near";
import * as css from "./ProductRows.css";
import { readViewed, rememberViewed } from "./recently-viewed";

/** What was looked at before on this device. Its place is taken while nobody looks there, its cards come when near. */
export default function RecentlyViewed({ productId }: { readonly productId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const ids = useViewed(productId, place);
  return <div ref={place}>{ids.length > 0 && <ViewedShelf key={ids.join()} ids={ids} />}</div>;
}

/** The others of the list, once their place is out of sight: below what is seen nothing moves. */
function useViewed(productId: string, place: RefObject<Element | null>): readonly string[] {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    const others = readViewed().filter((id) => id !== productId);
    rememberViewed(productId);
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

function ViewedShelf({ ids }: { readonly ids: readonly string[] }) {
  const settings = usePublicSettings();
  const shelf = useRef<HTMLDivElement>(null);
  const [products, setProducts] = useState<readonly CardProduct[] | null>(null);
  useNear(shelf, () => {
    import("./ask-products")
      .then(({ askProducts }) => askProducts(settings, ids))
      .then(setProducts, () => setProducts([]));
  });
  return (
    <div ref={shelf}>
      <Container className={css.viewed}>
        <Shelf
          title="Recently viewed"
          columns={6}
          loading={products === null}
          items={products ?? []}
          keyOf={({ handle }) => handle}
          renderItem={(product) => <ShopCard product={product} sizes={cardSizes.row} />}
        />
      </Container>
    </div>
  );
}
