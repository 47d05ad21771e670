import {
  Breadcrumbs,
  ConditionPanel,
  Container,
  Heading,
  Link,
  Price,
  Stack,
  StickyBagBar,
  Text,
} from "@circlet/design-system";
import { lazy, memo, type ReactNode, Suspense, useMemo } from "react";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import { useKeptTrail, WayContext } from "~/lib/way-to-product";
import { loadLater } from "~/lib/load-later";
import { brandPath, listingPath } from "~/lib/paths";
import { conditionTexts } from "./condition";
import { galleryPictures } from "./gallery-pictures";
import type { ProductRows as Rows } from "./load-rows";
import { ProductGallery } from "./ProductGallery";
import { ProductOptions } from "./ProductOptions";
import type { ProductPage } from "./product-page";
import * as css from "./ProductScreen.css";
import { trail } from "./product-trail";
import { StockLine } from "./StockLine";
import { useStock } from "./use-stock";
import { chosenVariant, type ProductVariant } from "./variants";

/** Words and cards: they work as they stand, so that their script can wait. */
const ProductNotes = lazy(loadLater(() => import("./ProductNotes")));
const ProductRows = lazy(loadLater(() => import("./ProductRows")));
const RecentlyViewed = lazy(loadLater(() => import("./RecentlyViewed")));

export interface ProductScreenProps {
  readonly product: ProductPage;
  readonly rows: Rows;
  /** The control that puts a variant into the bag. */
  readonly renderAddToBag: (variant: ProductVariant | null) => ReactNode;
  /** The heart beside it. */
  readonly wishlist: ReactNode;
}

export function ProductScreen({ product, rows, renderAddToBag, wishlist }: ProductScreenProps) {
  const [search] = useSearchParams();
  const kept = useKeptTrail();
  const variants = useStock(product);
  const rendered = chosenVariant(product.variants, { color: search.get("color"), size: search.get("size") });
  // The shopper's choice stays what it was, even if it was sold meanwhile.
  const variant = variants.find(({ id }) => id === rendered?.id) ?? rendered;
  const pictures = useMemo(() => galleryPictures(product, rendered), [product, rendered]);
  const { condition, defects, retailPrice } = product;
  return (
    <>
      <Container>
        <Breadcrumbs items={kept ? [...kept.trail, { label: product.title }] : trail(product)} />
        <div className={css.columns}>
          <div className={css.pictures}>
            <ProductGallery pictures={pictures} title={product.title} />
          </div>
          <Stack gap="l" className={css.facts}>
            <Title product={product} />
            <Price amount={variant?.price} retail={retailPrice} size="large" showSaving />
            {condition && (
              <ConditionPanel condition={condition.slug} defects={defects}>
                {conditionTexts[condition.slug]}
              </ConditionPanel>
            )}
            {variant && (
              // Another color is reached by the same way.
              <WayContext value={kept?.way ?? null}>
                <ProductOptions product={product} variants={variants} variant={variant} />
              </WayContext>
            )}
            <Stack gap="s">
              <StickyBagBar
                price={variant?.price}
                retailPrice={retailPrice}
                choice={choiceOf(variant)}
                wishlist={wishlist}
              >
                {renderAddToBag(variant)}
              </StickyBagBar>
              <StockLine
                variant={variant}
                wasAvailable={rendered?.isAvailable === true}
                hasOthers={variants.some(({ isAvailable }) => isAvailable)}
              />
            </Stack>
            <Notes product={product} />
          </Stack>
        </div>
      </Container>
      <BelowTheFold product={product} rows={rows} />
    </>
  );
}

/** Rendered anew for another product alone, as what is below the fold is. */
const Notes = memo(function Notes({ product }: { readonly product: ProductPage }) {
  return (
    <Suspense>
      <ProductNotes product={product} />
    </Suspense>
  );
});

/** Rendered anew for another product alone: what waits for its script would lose its HTML otherwise. */
const BelowTheFold = memo(function BelowTheFold({
  product,
  rows,
}: {
  readonly product: ProductPage;
  readonly rows: Rows;
}) {
  const { id, brand, category } = product;
  return (
    <>
      <Suspense>
        <ProductRows
          rows={rows}
          brand={brand}
          category={{ name: category.name, href: listingPath({ category: [category.slug] }) }}
        />
      </Suspense>
      <Suspense>
        <RecentlyViewed productId={id} />
      </Suspense>
    </>
  );
});

function Title({ product }: { readonly product: ProductPage }) {
  return (
    <div className={css.heading}>
      <Link asChild standalone>
        <RouterLink to={brandPath(product.brandSlug)}>{product.brand}</RouterLink>
      </Link>
      <Heading level={1}>{product.title}</Heading>
      {product.romanceCopy && <Text tone="muted">{product.romanceCopy}</Text>}
    </div>
  );
}

function choiceOf(variant: ProductVariant | null): string {
  return [variant?.size, variant?.color].filter(Boolean).join(", ");
}
