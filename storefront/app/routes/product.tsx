import { lazy, memo, Suspense } from "react";
import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { commerceContext } from "~/apollo/request-commerce";
import { AddToBag } from "~/features/cart/AddToBag";
import { ProductScreen } from "~/features/product/ProductScreen";
import { bagItem } from "~/features/product/bag-item";
import { loadProduct } from "~/features/product/load-product";
import { loadRows, sentRows, shownIn } from "~/features/product/load-rows";
import { loadSoldOut, type SoldOutPage } from "~/features/product/load-sold-out";
import { productEvents } from "~/features/product/product-events";
import { productHead, soldOutHead } from "~/features/product/product-head";
import { loadLater } from "~/lib/load-later";
import { headOf, sendHead } from "~/lib/page-head";
import { productTags } from "~/lib/page-tags";
import { productPath } from "~/lib/paths";
import { numberOfGid } from "~/lib/product-card";
import { asUnavailable, loaderHeaders, sharedPage } from "~/lib/route-data";
import { settingsOf } from "~/lib/settings.server";
import { LateHeart } from "~/lib/wishlist/LateHeart";
import type { Route } from "./+types/product";

/** Seldom seen: its script is none of a product page's. */
const SoldOutScreen = lazy(loadLater(() => import("~/features/product/SoldOutScreen")));

/** Rendered once: what waits for its script would lose its HTML otherwise. */
const SoldOut = memo(function SoldOut({ page }: { readonly page: SoldOutPage }) {
  return (
    <Suspense>
      <SoldOutScreen page={page} />
    </Suspense>
  );
});

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { url: shopUrl, apiUrl } = settingsOf(context);
  const commerce = context.get(commerceContext);
  const product = await loadProduct(commerce, params.handle, apiUrl).catch((error: unknown) => {
    throw asUnavailable(error);
  });
  const address = shopUrl + productPath(params.handle);
  // The page is there, what it would show is not: its own screen, with the status that says so.
  if (!product) {
    const soldOut = await loadSoldOut(commerce);
    return data({ product: null, soldOut, head: soldOutHead(address) }, { status: 404 });
  }
  const rows = await loadRows(commerce, product);
  const head = sendHead(request, productHead(product, address, shopUrl));
  const tags = productTags([numberOfGid(product.id), ...shownIn(rows)]);
  // A page with a gap is not for others: they may find it whole.
  return sharedPage({ product, rows: sentRows(request, rows), head }, rows.related === null ? [] : tags);
}

/** What was fetched while the shopper's pointer came to the link is there already. A script that is missing is not missed. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const ahead = await import("~/lib/data-ahead").then(
    ({ takeAhead }) => takeAhead(request.url, "routes/product"),
    () => undefined,
  );
  return (ahead as ReturnType<typeof serverLoader> | undefined) ?? serverLoader();
}

export const headers = loaderHeaders;

export const handle = productEvents;

/** Choosing a color or a size changes the address, not the product. "Try again" changes neither. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  const isChoice = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !isChoice || formMethod !== undefined;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export default function Product({ loaderData }: Route.ComponentProps) {
  if (loaderData.product === null) return <SoldOut page={loaderData.soldOut} />;
  const { product, rows } = loaderData;
  return (
    <ProductScreen
      // Another product is another page: nothing chosen or opened here is taken along.
      key={product.handle}
      product={product}
      rows={rows}
      renderAddToBag={(variant) => (
        <AddToBag item={variant && bagItem(product, variant)} isSoldOut={variant?.isAvailable === false} />
      )}
      wishlist={<LateHeart look="outlined" piece={{ id: product.id, category: product.category.slug }} />}
    />
  );
}
