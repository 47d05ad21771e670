import { lazy, memo } from "react";
import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router-dom";
import { commerceContext } from "~/apollo/request-commerce";
import { loadAccents } from "~/catalog/brand-theme/brand-theme.server";
import { previewedBrand } from "~/catalog/brand-theme/preview-link";
import { AddToCart } from "~/features/cart/AddToCart";
import { ViewBag } from "~/features/cart/ViewBag";
import { cartItem } from "~/features/product/cart-item";
import { loadProduct } from "~/features/product/load-product";
import { loadRows, productsIn } from "~/features/product/rows/load-rows";
import { loadSoldOut } from "~/features/product/sold-out/load-sold-out";
import { productEvents } from "~/features/product/product-events";
import { productMeta, soldOutMeta } from "~/features/product/product-meta";
import { ProductScreen, type ProductScreenProps } from "~/features/product/ProductScreen";
import { linkedVariant } from "~/features/product/variants";
import { buildId } from "~/http/build-id";
import { loadChunk } from "~/loading/load-chunk";
import { Part } from "~/loading/Part";
import { contentTag, handleTag, productTags } from "~/http/page-tags";
import { productPath } from "~/shop/paths";
import { numberOfGid } from "~/shop/product-gid";
import { loaderHeaders, sharedPage, throwUnavailable } from "~/http/route-data";
import type { RouteHandle } from "~/http/route-handle";
import { merchantRedirect } from "~/seo/merchant-redirect";
import { settingsOf } from "~/settings/settings.server";
import { Heart } from "~/shopper/wishlist/Heart";
import type { Route } from "./+types/product";

/** Only sold-out products load this. */
const SoldOutScreen = lazy(loadChunk(() => import("~/features/product/sold-out/SoldOutScreen")));

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const settings = settingsOf(context);
  const shopUrl = settings.url;
  const commerce = context.get(commerceContext);
  const lowerCase = params.handle.toLowerCase();
  if (lowerCase !== params.handle) {
    throw redirect(productPath(lowerCase) + url.search, {
      status: 301,
      headers: { "Cache-Tag": contentTag },
    });
  }
  const { product, sold } = await loadProduct(commerce, params.handle, settings).catch(throwUnavailable);
  if (!product) {
    const target = sold ? null : await merchantRedirect(commerce, url.pathname, shopUrl);
    if (target) throw redirect(target, { status: 301, headers: { "Cache-Tag": contentTag } });
    const soldOut = await loadSoldOut(commerce, sold);
    const isWhole = soldOut.sameKind.products !== null && soldOut.reviews !== null;
    const headers = isWhole ? { "Cache-Tag": handleTag(params.handle) } : {};
    return data({ product: null, soldOut, shopUrl, build: buildId }, { status: 404, headers });
  }
  const previewed = await previewedBrand(url, settings.previewSecret);
  const [rows, theme] = await Promise.all([
    loadRows(commerce, product),
    loadAccents(commerce, product.brandSlug ?? "", previewed),
  ]);
  const tags = productTags([numberOfGid(product.id), ...productsIn(rows).map(({ id }) => id)]);
  // Do not cache a preview or missing rows. Missing reviews are accepted: else an outage would uncache all products.
  const isPrivate = rows.related === null || Boolean(theme?.notice);
  return sharedPage({ product: { ...product, theme }, rows, shopUrl }, isPrivate ? [] : tags);
}

export const headers = loaderHeaders;

export const handle = {
  parameters: ["color", "size", "variant"],
  events: productEvents,
} satisfies RouteHandle;

/** Choosing a variant changes the URL but needs no new data; "Try again" does. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

export function meta({ loaderData, params, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { product, shopUrl } = loaderData;
  const variant = product && linkedVariant(product.variants, new URLSearchParams(location.search));
  return variant ? productMeta(product, variant, shopUrl) : soldOutMeta(shopUrl + productPath(params.handle));
}

export default function Product({ loaderData }: Route.ComponentProps) {
  if (loaderData.product === null) {
    return (
      <Part>
        <SoldOutScreen page={loaderData.soldOut} />
      </Part>
    );
  }
  const { product, rows } = loaderData;
  // The key resets all state when the shopper opens another product.
  return <Page key={product.handle} product={product} rows={rows} />;
}

/** Memoized, because React Router renders a route whenever a navigation starts or ends. */
const Page = memo(function Page({ product, rows }: Pick<ProductScreenProps, "product" | "rows">) {
  return (
    <ProductScreen
      product={product}
      rows={rows}
      renderAddToCart={(variant) => (
        <AddToCart item={variant && cartItem(product, variant)} isSoldOut={variant?.isAvailable === false} />
      )}
      renderViewBag={(variant) => <ViewBag variantId={variant.id} />}
      wishlist={
        <Heart variant="outline" product={{ id: product.id, category: product.category?.slug ?? "" }} />
      }
    />
  );
});
