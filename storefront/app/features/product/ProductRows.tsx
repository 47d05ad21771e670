import { Container, Shelf, Testimonials } from "@circlet/design-system";
import { useRevalidator } from "react-router-dom";
import { cardSizes } from "~/lib/card-sizes";
import { type PackedCards, unpackCards } from "~/lib/product-card";
import { RetryNotice } from "~/lib/RetryNotice";
import { ShopCard } from "~/lib/ShopCard";
import type { ProductRows as Rows } from "./load-rows";
import * as css from "./ProductRows.css";
import { relatedId } from "./related-id";

export interface ProductRowsProps {
  readonly rows: Rows;
  readonly brand: string;
  readonly category: { readonly name: string; readonly href: string };
}

/** Below the product: what goes with it, what else there is in its size, what shoppers say (PDP-8). */
export default function ProductRows({ rows, brand, category }: ProductRowsProps) {
  const { related, similar, together, reviews } = rows;
  return (
    <Container className={css.rows}>
      <div id={relatedId} className={css.anchor}>
        <Row
          title="You may also like"
          products={related}
          link={{ href: category.href, label: `See all ${category.name.toLowerCase()}` }}
        />
      </div>
      <Row title="Bought together" products={together} isOptional />
      <Row title={`More in size ${similar.size}`} products={similar.products} isOptional />
      {reviews && <Testimonials title={`What shoppers say about ${brand}`} testimonials={reviews} />}
    </Container>
  );
}

interface RowProps {
  readonly title: string;
  readonly products: PackedCards | null;
  readonly link?: { readonly href: string; readonly label: string };
  /** A row that not every product has: nobody misses it. */
  readonly isOptional?: boolean;
}

function Row({ title, products, link, isOptional = false }: RowProps) {
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
  return (
    <Shelf
      title={title}
      link={link}
      columns={6}
      items={unpackCards(products)}
      keyOf={({ handle }) => handle}
      renderItem={(product) => <ShopCard product={product} sizes={cardSizes.row} />}
    />
  );
}
