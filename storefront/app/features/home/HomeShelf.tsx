import { Container, Shelf } from "@circlet/design-system";
import { useMemo, useRef } from "react";
import { useFetcher } from "react-router-dom";
import { cardSizes } from "~/lib/card-sizes";
import { cardsOf, type SentCards } from "~/lib/cards-in-page";
import { RetryNotice } from "~/lib/RetryNotice";
import { ShopCard } from "~/lib/ShopCard";
import { useNear } from "~/lib/use-near";
import type { ShelfSection } from "./home-section";

interface HomeShelfProps {
  readonly content: ShelfSection;
  /** The cards that come with the page; null when they could not be had. */
  readonly start: SentCards | null;
}

/** A shelf begins with what one window shows; the rest of its cards come when it comes near. */
export function HomeShelf({ content, start }: HomeShelfProps) {
  const { slug, title, link, columns, rows, promotion } = content;
  const fetcher = useFetcher<{ products: SentCards | null }>({ key: `shelf ${slug}` });
  const section = useRef<HTMLDivElement>(null);
  const load = () => void fetcher.load(`/shelves/${slug}`);
  useNear(section, () => start !== null && load());
  const packed = fetcher.data?.products ?? start;
  const products = useMemo(() => (packed === null ? null : cardsOf(packed)), [packed]);
  return (
    <div ref={section} data-cards={slug}>
      <Container>
        {products ? (
          <Shelf
            title={title}
            link={link}
            items={products}
            keyOf={(product) => product.handle}
            renderItem={(product) => <ShopCard product={product} sizes={sizes[columns ?? 5]} />}
            promotion={promotion}
            {...(columns && { columns })}
            {...(rows && { rows })}
          />
        ) : (
          <RetryNotice
            title={`${title} could not be loaded.`}
            onRetry={load}
            isRetrying={fetcher.state !== "idle"}
          />
        )}
      </Container>
    </div>
  );
}

const sizes = { 3: cardSizes.shelfOfThree, 5: cardSizes.shelfOfFive } as const;
