import { Container, Shelf } from "@circlet/design-system";
import { useRef, useState } from "react";
import { cardSizes } from "~/catalog/card-sizes";
import type { CardProduct } from "~/catalog/card-product";
import { RetryNotice } from "~/loading/RetryNotice";
import { ShopCard } from "~/catalog/ShopCard";
import { useNearViewport } from "~/loading/use-near-viewport";
import { fetchJson } from "~/http/fetch-json";
import * as messages from "~/messages/en/home";
import { shelfPath } from "~/shop/paths";
import type { ShelfSection } from "./home-section";

interface HomeShelfProps {
  readonly content: ShelfSection;
  /** The first cards; null if they could not be loaded. */
  readonly start: readonly CardProduct[] | null;
}

/** A shelf of products. It starts with a few cards and loads all shortly before it scrolls into view. */
export function HomeShelf({ content, start }: HomeShelfProps) {
  const { slug, title, link, columns, rows, promotion } = content;
  const section = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState<readonly CardProduct[] | null>(null);
  const [isLoading, setLoading] = useState(false);
  function loadRest(): Promise<void> {
    setLoading(true);
    return fetchJson<{ readonly products: readonly CardProduct[] }>(shelfPath(slug))
      .then((rest) => setAll(rest.products))
      .finally(() => setLoading(false));
  }
  useNearViewport(section, loadRest);
  const products = all ?? start;
  return (
    <div ref={section}>
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
            title={messages.notLoaded(title)}
            onRetry={() => void loadRest().catch(console.error)}
            isRetrying={isLoading}
          />
        )}
      </Container>
    </div>
  );
}

const sizes = { 3: cardSizes.shelfOfThree, 5: cardSizes.shelfOfFive } as const;
