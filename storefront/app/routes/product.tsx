import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { commerceContext } from "~/apollo/request-commerce";
import { AddToBag } from "~/features/cart/AddToBag";
import { ProductScreen } from "~/features/product/ProductScreen";
import { bagItem } from "~/features/product/bag-item";
import { loadProduct } from "~/features/product/load-product";
import { productHead, soldOutHead } from "~/features/product/product-head";
import { SoldOutScreen } from "~/features/product/SoldOutScreen";
import { headOf } from "~/lib/page-head";
import { productPath } from "~/lib/paths";
import { asUnavailable, loaderHeaders, sharedPage } from "~/lib/route-data";
import { settingsOf } from "~/lib/settings.server";
import type { Route } from "./+types/product";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { url: shopUrl, apiUrl } = settingsOf(context);
  const commerce = context.get(commerceContext);
  const product = await loadProduct(commerce, params.handle, apiUrl).catch((error: unknown) => {
    throw asUnavailable(error);
  });
  const address = shopUrl + productPath(params.handle);
  // The page is there, what it would show is not: its own screen, with the status that says so.
  if (!product) return data({ product: null, head: soldOutHead(address) }, { status: 404 });
  const head = productHead(product, address, shopUrl);
  return sharedPage({ product, head }, [`product:${product.handle}`, `brand:${product.brandSlug}`]);
}

export const headers = loaderHeaders;

/** Choosing a color or a size changes the address, not the product. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname || formMethod !== undefined;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export default function Product({ loaderData: { product } }: Route.ComponentProps) {
  if (!product) return <SoldOutScreen />;
  return (
    <ProductScreen
      product={product}
      renderAddToBag={(variant) => (
        <AddToBag item={variant && bagItem(product, variant)} isSoldOut={variant?.isAvailable === false} />
      )}
    />
  );
}
