import {
  Breadcrumbs,
  ConditionPanel,
  Container,
  Heading,
  Link,
  NavigationLink,
  Price,
  SkipLink,
  Stack,
  StickyAddToCart,
  Text,
} from "@circlet/design-system";
import { lazy, type MouseEvent, type ReactNode, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { Deferred } from "~/loading/Deferred";
import { idlePart } from "~/loading/idle-part";
import { loadChunk } from "~/loading/load-chunk";
import { productColumns, productHeading } from "~/loading/product-columns.css";
import * as messages from "~/messages/en/product";
import { brandPath, variantPath } from "~/shop/paths";
import { OpenedFromContext, useOpenedFrom } from "~/catalog/opened-from";
import { openedProduct } from "~/catalog/opened-product";
import { useMyGarments } from "~/shopper/garments/my-garments";
import { conditionTexts } from "./details/condition";
import { CloseUp } from "./gallery/CloseUp";
import { imagesForGallery } from "./gallery/images-for-gallery";
import type { ProductRowsData as Rows } from "./rows/load-rows";
import { ProductGallery } from "./gallery/ProductGallery";
import { ProductOptions } from "./ProductOptions";
import type { ProductPage } from "./product-page";
import { ProductRows } from "./rows/ProductRows";
import * as css from "./ProductScreen.css";
import { categoryHref, productBreadcrumbs } from "./product-breadcrumbs";
import { StockLine } from "./stock/StockLine";
import { useStock } from "./stock/use-stock";
import { linkedVariant, type ProductVariant } from "./variants";
import { Part } from "~/loading/Part";

/** Parts that are not needed when the page opens. The server renders the notes, which work without their script. */
const ProductDetails = lazy(loadChunk(() => import("./details/ProductDetails")));
const ShareButton = lazy(loadChunk(() => import("./ShareButton")));
/** Only for shoppers who wrote down a garment that fits. */
const ThanYours = idlePart(() => import("~/shopper/garments/ThanYours"));
const LaterRows = lazy(loadChunk(() => import("./rows/LaterRows")));

/** The target of a link that skips breadcrumbs, images and options. */
const addToCartId = "add";

export interface ProductScreenProps {
  readonly product: ProductPage;
  readonly rows: Rows;
  readonly renderAddToCart: (variant: ProductVariant | null) => ReactNode;
  /** Shown beside the button while the cart holds the variant. */
  readonly renderViewBag: (variant: ProductVariant) => ReactNode;
  readonly wishlist: ReactNode;
}

export function ProductScreen({
  product,
  rows,
  renderAddToCart,
  renderViewBag,
  wishlist,
}: ProductScreenProps) {
  const [search, chooseVariant] = useChosenSearch();
  const openedFrom = useOpenedFrom();
  const variants = useStock(product);
  const rendered = linkedVariant(product.variants, new URLSearchParams(search));
  // Keep the shopper's choice even if it has sold out.
  const current = variants.find(({ id }) => id === rendered?.id) ?? null;
  const variant = current ?? rendered;
  const images = useMemo(() => imagesForGallery(product, rendered, openedProduct.get()), [product, rendered]);
  const hasImages = images.length > 0;
  const hasGarments = useMyGarments().length > 0;
  const { category, condition, defects, theme } = product;
  return (
    <>
      {/* Without images, the text is one column. */}
      <Container width={hasImages ? "page" : "prose"}>
        <SkipLink target={addToCartId}>{messages.skipToAddToCart}</SkipLink>
        <Breadcrumbs
          items={
            openedFrom ? [...openedFrom.breadcrumbs, { label: product.title }] : productBreadcrumbs(product)
          }
        />
        <div className={hasImages ? productColumns : undefined}>
          {hasImages && (
            <div className={css.images}>
              <ProductGallery images={images} title={product.title} />
            </div>
          )}
          <Stack
            gap="l"
            className={css.facts}
            data-brand={theme?.brand}
            style={theme?.variables}
            onClick={chooseVariant}
          >
            <Title product={product} />
            <Price amount={variant?.price} retail={variant?.retailPrice} size="large" showSaving />
            {condition && (
              <ConditionPanel
                condition={condition.slug}
                defects={defects.map(({ name, closeUp }) => ({
                  name,
                  closeUp: closeUp && <CloseUp image={closeUp} title={name} />,
                }))}
              >
                {conditionTexts[condition.slug]}
              </ConditionPanel>
            )}
            {variant && (
              // Links to other colors keep the breadcrumbs of the listing.
              <OpenedFromContext value={openedFrom}>
                <ProductOptions product={product} variants={variants} variant={variant} />
              </OpenedFromContext>
            )}
            <Stack gap="s">
              <StickyAddToCart
                id={addToCartId}
                tabIndex={-1}
                price={variant?.price}
                retailPrice={variant?.retailPrice}
                choice={choiceOf(variant)}
                wishlist={wishlist}
              >
                {/* Null if the variant no longer exists. The button then asks the shopper to refresh the page. */}
                {renderAddToCart(current)}
              </StickyAddToCart>
              <div>
                <StockLine
                  variant={current}
                  wasAvailable={rendered?.isAvailable === true}
                  hasOthers={variants.some(({ isAvailable }) => isAvailable)}
                >
                  {current && renderViewBag(current)}
                </StockLine>
                {variant && category && (
                  // Set where the shopper has a garment of the category (comparison-space.ts), so that nothing moves.
                  <div style={{ minBlockSize: `var(--garment-${category.slug})` }}>
                    {hasGarments && (
                      <ThanYours category={category.slug} measurements={variant.measurements} />
                    )}
                  </div>
                )}
              </div>
              {variant && (
                <Part>
                  <ShareButton title={product.title} path={variantPath(product.handle, variant)} />
                </Part>
              )}
            </Stack>
            <Deferred>
              <Part>
                <ProductDetails product={product} variant={variant} />
              </Part>
            </Deferred>
          </Stack>
        </div>
      </Container>
      <Part>
        <Deferred>
          <ProductRows
            rows={rows}
            brand={product.brand}
            category={category && { name: category.name, href: categoryHref(category) }}
          />
          <Part>
            <LaterRows productId={product.id} togetherPath={rows.togetherPath} />
          </Part>
        </Deferred>
      </Part>
    </>
  );
}

/** What the address selects, or from the click on an option's link what that selects: the router is later. */
function useChosenSearch(): [search: string, onClick: (event: MouseEvent<HTMLElement>) => void] {
  const location = useLocation();
  const [chosen, setChosen] = useState(location);
  return [
    (chosen.key === location.key ? chosen : location).search,
    (event) => {
      const link = (event.target as Element).closest("a");
      // Prevented by the router, which follows the link.
      if (event.defaultPrevented && link?.pathname === location.pathname)
        setChosen({ ...location, search: link.search });
    },
  ];
}

function Title({ product }: { readonly product: ProductPage }) {
  return (
    <div className={productHeading}>
      {product.brandSlug && (
        <Link asChild standalone>
          <NavigationLink href={brandPath(product.brandSlug)} dir="auto">
            {product.brand}
          </NavigationLink>
        </Link>
      )}
      <Heading level={1}>
        <bdi>{product.title}</bdi>
      </Heading>
      {product.romanceCopy && <Text tone="muted">{product.romanceCopy}</Text>}
    </div>
  );
}

function choiceOf(variant: ProductVariant | null): string {
  return variant ? [variant.size, variant.color, ...variant.others].filter(Boolean).join(", ") : "";
}
