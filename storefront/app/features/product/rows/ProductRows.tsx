import { Container, Shelf, Testimonials } from "@circlet/design-system";
import { cardSizes } from "~/catalog/card-sizes";
import type { CardProduct } from "~/catalog/card-product";
import { ReloadNotice } from "~/loading/RetryNotice";
import { ShopCard } from "~/catalog/ShopCard";
import * as messages from "~/messages/en/product";
import type { ProductRowsData as Rows } from "./load-rows";
import * as css from "./ProductRows.css";

export interface ProductRowsProps {
  readonly rows: Rows;
  readonly brand: string;
  readonly category: { readonly name: string; readonly href: string } | null;
}

/** The target of "See similar items", which shows when a product has just sold. */
export const relatedId = "related";

export function ProductRows({ rows, brand, category }: ProductRowsProps) {
  const { related, similar, reviews } = rows;
  return (
    <Container className={css.rows}>
      <div id={relatedId} className={css.anchor}>
        <Row
          title={messages.related}
          products={related}
          link={category ? { href: category.href, label: messages.seeAll(category.name) } : undefined}
        />
      </div>
      <Row title={messages.similar(similar.size)} products={similar.products} />
      {reviews && <Testimonials title={messages.reviewsOf(brand)} testimonials={reviews} />}
    </Container>
  );
}

interface RowProps {
  readonly title: string;
  readonly products: readonly CardProduct[] | null;
  readonly link?: { readonly href: string; readonly label: string } | undefined;
}

function Row({ title, products, link }: RowProps) {
  if (products === null) return <ReloadNotice title={messages.relatedNotLoaded} />;
  if (products.length === 0) return null;
  return (
    <Shelf
      className={css.row}
      title={title}
      link={link}
      columns={6}
      items={products}
      keyOf={({ handle }) => handle}
      renderItem={(product) => <ShopCard product={product} sizes={cardSizes.row} />}
    />
  );
}
