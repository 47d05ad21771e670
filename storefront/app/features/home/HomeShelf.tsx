import { Container, Shelf } from "@circlet/design-system";
import { useMemo, useRef } from "react";
import { useFetcher } from "react-router-dom";
import { type PackedCards, unpackCards } from "~/lib/product-card";
import { ShopCard } from "~/lib/ShopCard";
import { useNear } from "~/lib/use-near";
import type { ShelfContent } from "./home-content";

interface HomeShelfProps {
  readonly content: ShelfContent;
  /** The cards that come with the page. */
  readonly start: PackedCards;
}

/** A shelf begins with what one window shows; the rest of its cards come when it comes near. */
export function HomeShelf({ content, start }: HomeShelfProps) {
  const { slug, title, link, columns, rows } = content;
  const fetcher = useFetcher<{ products: PackedCards }>({ key: `shelf ${slug}` });
  const section = useRef<HTMLDivElement>(null);
  useNear(section, () => void fetcher.load(`/shelves/${slug}`));
  const packed = fetcher.data?.products ?? start;
  const products = useMemo(() => unpackCards(packed), [packed]);
  return (
    <div ref={section}>
      <Container>
        <Shelf
          title={title}
          link={link}
          items={products}
          keyOf={(product) => product.handle}
          renderItem={(product) => <ShopCard product={product} sizes={sizes[columns ?? 5]} />}
          {...(columns && { columns })}
          {...(rows && { rows })}
        />
      </Container>
    </div>
  );
}

const sizes = {
  3: "(min-width: 768px) 31vw, 42vw",
  5: "(min-width: 1024px) 19vw, (min-width: 768px) 24vw, 42vw",
} as const;
