import { Container, Shelf, Testimonials } from "@circlet/design-system";
import { useRevalidator } from "react-router-dom";
import { asSent } from "~/lib/as-sent";
import { cardSizes } from "~/lib/card-sizes";
import { cardsOf, type SentCards } from "~/lib/cards-in-page";
import { RetryNotice } from "~/lib/RetryNotice";
import { ShopCard } from "~/lib/ShopCard";
import type { ProductRows as Rows } from "./load-rows";
import * as css from "./ProductRows.css";
import { relatedId } from "./related-id";
import { rowNames } from "./row-names";

export interface ProductRowsProps {
  readonly rows: Rows;
  readonly brand: string;
  readonly category: { readonly name: string; readonly href: string };
}

/** Below the product: what goes with it, what else there is in its size, what shoppers say (PDP-8). */
export default function ProductRows({ rows, brand, category }: ProductRowsProps) {
  const { related, similar, together, reviews } = rows;
  return (
    <Container className={css.rows} data-page="product-rows" {...asSent}>
      <div id={relatedId} className={css.anchor}>
        <Row
          title="You may also like"
          name={rowNames.related}
          products={related}
          link={{ href: category.href, label: `See all ${category.name.toLowerCase()}` }}
        />
      </div>
      <Row title="Bought together" name={rowNames.together} products={together} isOptional />
      <Row
        title={`More in size ${similar.size}`}
        name={rowNames.similar}
        products={similar.products}
        isOptional
      />
      {reviews && <Testimonials title={`What shoppers say about ${brand}`} testimonials={reviews} />}
    </Container>
  );
}

interface RowProps {
  readonly title: string;
  readonly name: string;
  readonly products: SentCards | null;
  readonly link?: { readonly href: string; readonly label: string };
  /** A row that not every product has: nobody misses it. */
  readonly isOptional?: boolean;
}

function Row({ title, name, products, link, isOptional = false }: RowProps) {
  const { revalidate, state } = useRevalidator();
  if (products === null) {
    if (isOptional) return null;
    return (
      <RetryNotice
        title="Similar pieces could not be loaded."
        onRetry={() => void revalidate()}
        isRetrying={state === "loading"}
      />
    );
  }
  const cards = cardsOf(products);
  if (cards.length === 0) return null;
  return (
    <div data-cards={name}>
      <Shelf
        title={title}
        link={link}
        columns={6}
        items={cards}
        keyOf={({ handle }) => handle}
        renderItem={(product) => <ShopCard product={product} sizes={cardSizes.row} />}
      />
    </div>
  );
}
