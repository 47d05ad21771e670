import {
  Breadcrumbs,
  ConditionPanel,
  Container,
  Gallery,
  Heading,
  Link,
  PolicyNotes,
  Price,
  Stack,
  StickyBagBar,
  Text,
} from "@circlet/design-system";
import type { ReactNode } from "react";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import { brandPath } from "~/lib/paths";
import { pictureOf } from "~/lib/picture";
import { conditionTexts } from "./condition";
import { policyNotes } from "./policy-notes";
import { ProductDetails } from "./ProductDetails";
import { ProductOptions } from "./ProductOptions";
import type { ProductPage } from "./product-page";
import * as css from "./ProductScreen.css";
import { trail } from "./product-trail";
import { chosenVariant, type ProductVariant } from "./variants";

export interface ProductScreenProps {
  readonly product: ProductPage;
  /** The control that puts a variant into the bag. */
  readonly renderAddToBag: (variant: ProductVariant | null) => ReactNode;
}

export function ProductScreen({ product, renderAddToBag }: ProductScreenProps) {
  const [search] = useSearchParams();
  const wanted = { color: search.get("color"), size: search.get("size") };
  const variant = chosenVariant(product.variants, wanted);
  const { condition, defects, retailPrice } = product;
  return (
    <Container className={css.page}>
      <Breadcrumbs items={trail(product)} />
      <div className={css.columns}>
        <div className={css.pictures}>
          <Gallery pictures={picturesFor(product, variant)} />
        </div>
        <Stack gap="l" className={css.facts}>
          <Title product={product} />
          <Price amount={variant?.price} retail={retailPrice} size="large" showSaving />
          {condition && (
            <ConditionPanel condition={condition.slug} defects={defects}>
              {conditionTexts[condition.slug]}
            </ConditionPanel>
          )}
          {variant && <ProductOptions product={product} variant={variant} />}
          <Stack gap="s">
            <StickyBagBar price={variant?.price} retailPrice={retailPrice} choice={choiceOf(variant)}>
              {renderAddToBag(variant)}
            </StickyBagBar>
            <StockLine variant={variant} />
          </Stack>
          <PolicyNotes notes={policyNotes} />
          <ProductDetails product={product} />
        </Stack>
      </div>
    </Container>
  );
}

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

/** The pictures with the chosen color's own one first. */
function picturesFor({ pictures }: ProductPage, variant: ProductVariant | null) {
  const first = pictures[variant?.picture ?? 0];
  const inOrder = first ? [first, ...pictures.filter((picture) => picture !== first)] : pictures;
  return inOrder.map(({ url, alt }) => pictureOf(url, alt));
}

function choiceOf(variant: ProductVariant | null): string {
  return [variant?.size, variant?.color].filter(Boolean).join(", ");
}

/** Honest about stock: said only when the service says so. */
function StockLine({ variant }: { readonly variant: ProductVariant | null }) {
  const isLast = variant?.isAvailable && variant.left === 1;
  if (!isLast) return null;
  return (
    <Text size="small" tone="lowStock">
      {variant.size ? `One left in size ${variant.size}` : "One left"}
    </Text>
  );
}
