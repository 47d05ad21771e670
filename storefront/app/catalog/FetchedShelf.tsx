import { Container, Shelf } from "@circlet/design-system";
import { useRef, useState } from "react";
import { fetchJson } from "~/http/fetch-json";
import { useNearViewport } from "~/loading/use-near-viewport";
import { last } from "~/loading/sections-page.css";
import type { CardProduct } from "./card-product";
import { cardSizes } from "./card-sizes";
import { ShopCard } from "./ShopCard";

interface FetchedShelfProps {
  readonly title: string;
  /** JSON: the products. */
  readonly path: string;
  /** Reserves the row's space until it has loaded. Without it, the row starts with placeholders for its cards. */
  readonly placeClass?: string;
}

/** A row of products that loads when it comes near the window. Hidden if it is empty or fails; back online, it retries. */
export function FetchedShelf({ title, path, placeClass }: FetchedShelfProps) {
  const place = useRef<HTMLDivElement>(null);
  const [products, setProducts] = useState<readonly CardProduct[] | null>(null);
  useNearViewport(place, () =>
    fetchJson<{ readonly products: readonly CardProduct[] }>(path).then(
      (loaded) => setProducts(loaded.products),
      (error: unknown) => {
        setProducts([]);
        throw error;
      },
    ),
  );

  if (products?.length === 0) return null;
  return (
    <div ref={place} className={products ? undefined : placeClass}>
      {(products || placeClass === undefined) && (
        <Container className={last}>
          <Shelf
            title={title}
            columns={6}
            loading={products === null}
            items={products ?? []}
            keyOf={({ handle }) => handle}
            renderItem={(product) => <ShopCard product={product} sizes={cardSizes.row} />}
          />
        </Container>
      )}
    </div>
  );
}
