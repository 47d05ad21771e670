import {
  Breadcrumbs,
  Button,
  Container,
  Heading,
  Link,
  NavigationLink,
  Price,
  ProductGrid,
  Skeleton,
  Stack,
  VisuallyHidden,
} from "@circlet/design-system";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type OpenedProduct, openedProduct } from "~/catalog/opened-product";
import { productColumns, productHeading } from "~/loading/product-columns.css";
import * as common from "~/messages/en/common";
import { brandSlug } from "~/shop/brand-slug";
import { brandPath, isListingPath } from "~/shop/paths";
import * as css from "./PageSkeleton.css";

interface PageSkeletonProps {
  /** The path of a listing or product that loads slowly; null until then. */
  readonly slowPath: string | null;
  /** The product whose card was clicked. */
  readonly opened: OpenedProduct | null;
}

/** The next page while it loads. Shows what the clicked card said of the product. */
export function PageSkeleton({ slowPath, opened }: PageSkeletonProps) {
  const { key } = useLocation();
  const openKey = useRef(key);
  // The product's address led back to this page.
  useEffect(() => {
    if (openKey.current !== key) openedProduct.set(null);
  }, [key]);
  const isListing = slowPath !== null && isListingPath(slowPath);
  return (
    <Container className={css.page}>
      <VisuallyHidden as="p" role="status">
        {slowPath && common.loading}
      </VisuallyHidden>
      {isListing ? <ListingSkeleton /> : <ProductSkeleton {...opened} />}
    </Container>
  );
}

function ProductSkeleton({ product, style, breadcrumbs }: Partial<OpenedProduct>) {
  return (
    <>
      <Breadcrumbs items={[...(breadcrumbs ?? []), { label: product?.title ?? common.loading }]} />
      <div className={productColumns}>
        <div className={css.images}>
          <div className={css.image} style={style} />
          <div className={css.image} />
        </div>
        <Stack gap="l">
          {product ? <OpenedHeading product={product} /> : <Skeleton width="80%" height={36} />}
          <Skeleton width="100%" height="3.7rem" />
          <Skeleton />
          <Button size="large" disabled>
            {common.addToBag}
          </Button>
        </Stack>
      </div>
    </>
  );
}

/** What the card said, where the product's page will say it. */
function OpenedHeading({ product }: Pick<OpenedProduct, "product">) {
  const slug = brandSlug(product.brand);
  useReturnToCard();
  return (
    <>
      <div className={productHeading}>
        {slug && (
          <Link asChild standalone>
            <NavigationLink href={brandPath(slug)}>{product.brand}</NavigationLink>
          </Link>
        )}
        <Heading level={1}>{product.title}</Heading>
        {/* Most products have three lines of text here. */}
        <Skeleton width="100%" height="3.7rem" />
      </div>
      <Price amount={product.price} retail={product.retailPrice} size="large" showSaving />
    </>
  );
}

/** Back returns to the card, in browsers with the Navigation API. The router's address is still that of the card. */
function useReturnToCard(): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const stay = useEffectEvent((event: NavigateEvent): void => {
    if (event.navigationType !== "traverse" || !event.cancelable) return;
    // The router already has the product's address, while React still renders its page. Then Back needs no help.
    if (window.location.pathname + window.location.search !== pathname + search) return;
    event.preventDefault();
    openedProduct.set(null);
    // Another navigation ends the one to the product. It loads nothing.
    void navigate(pathname + search + hash, {
      state,
      replace: true,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    });
  });
  useEffect(() => {
    if (!("navigation" in window)) return undefined;
    const { navigation } = window;
    // The product's address led to another site, and Back restored this page as it was.
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) window.location.reload();
    };
    window.addEventListener("pageshow", onPageShow);
    const onNavigate = (event: NavigateEvent): void => stay(event);
    navigation.addEventListener("navigate", onNavigate);
    return () => {
      window.removeEventListener("pageshow", onPageShow);
      navigation.removeEventListener("navigate", onNavigate);
    };
  }, []);
}

/** Enough skeletons to fill a window. */
const cards = 8;

function ListingSkeleton() {
  return (
    <div className={css.listing}>
      <Skeleton width="80%" height={36} />
      <ProductGrid items={[]} renderItem={() => null} keyOf={() => ""} loading={cards} />
    </div>
  );
}
