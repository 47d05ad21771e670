import "@circlet/design-system/styles/brand";
import "@circlet/design-system/themes/dark.css";
import "@circlet/design-system/styles/reset";
import { fontUrls } from "@circlet/design-system/fonts";
import { memo, type ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router-dom";
import type { Route } from "./+types/root";
import { buyerContext, commerceContext, partialContext, requestCommerce } from "./apollo/request-commerce";
import { CartDrawerSlot, CartProvider } from "./features/cart/CartProvider";
import { PageHeader } from "./root/PageHeader";
import { ErrorScreen } from "./features/layout/ErrorScreen";
import { ShopFrame } from "./features/layout/ShopFrame";
import { Newsletter } from "./features/newsletter/Newsletter";
import { pageFailureOf } from "~/http/page-failure";
import { setMarket } from "~/shop/market";
import { iconFolder, setShopName } from "~/shop/shop-name";
import { loadShopName } from "./catalog/load-shop-name";
import { shows, setShownParts } from "~/promises/promises";
import { loadMarkets } from "./features/layout/markets";
import { loadMenu } from "./features/layout/merchant-menu";
import { loadOwnFooter, loadPolicyLinks, plainNavigation } from "./features/layout/own-links.server";
import * as language from "~/messages/en/language";
import { HeadScript } from "./features/layout/HeadScript";
import { sentAttributes } from "~/http/page-scripts";
import { loaderHeaders } from "~/http/route-data";
import { openAsDocument } from "~/http/open-as-document";
import { settingsMetaName, usePublicSettings } from "~/settings/public-settings";
import { settingsOf } from "~/settings/settings.server";
import { ColorSchemeHead } from "./features/layout/color-scheme/ColorSchemeHead";
import { HydrationBoundary } from "~/loading/HydrationBoundary";
import { idlePart } from "~/loading/idle-part";

/** Analytics with its question for consent, offline pages and the customer's wishlist. No shopper waits for them. */
const IdleParts = idlePart(() => import("./root/IdleParts"));

export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const settings = settingsOf(context);
    setMarket(settings);
    setShownParts(settings.shownParts);
    let isPartial = false;
    const onPartial = (): void => {
      isPartial = true;
      context.get(partialContext)?.();
    };
    const { signal } = request;
    const commerce = requestCommerce(settings, context.get(buyerContext), { onPartial, signal });
    context.set(commerceContext, commerce);
    setShopName(await loadShopName(commerce, settings));
    const response = await next();
    // Without tags, the page is private and not kept.
    if (isPartial) response.headers.delete("Cache-Tag");
    return response;
  },
];

/** Loads what surrounds every page. Never rejects. */
export async function loader({ context }: Route.LoaderArgs) {
  const settings = settingsOf(context);
  const commerce = context.get(commerceContext);
  const [menu, footer, markets, policies] = await Promise.all([
    settings.menuHandle ? loadMenu(commerce, settings.menuHandle) : null,
    shows("demo") ? null : loadOwnFooter(commerce),
    loadMarkets(commerce, settings),
    shows("long-pages") ? undefined : loadPolicyLinks(commerce),
  ]);
  // Every page contains what this returns, and the demo has none of it.
  if (!menu && !footer && !markets) return null;
  return { menu: menu ?? (shows("demo") ? null : plainNavigation), footer, markets, policies };
}

/** All pages of a visit have the same menu and markets. So a navigation only loads the data of its page. */
export const shouldRevalidate = (): boolean => false;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [openAsDocument];

export const links: Route.LinksFunction = () => [
  // Both are needed to render the top of every page.
  ...Object.values(fontUrls).map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
    href,
  })),
  { rel: "icon", href: `${iconFolder()}favicon.svg`, type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: `${iconFolder()}apple-touch-icon.png` },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/** Applies to routes that export no `headers` of their own. */
export const headers = loaderHeaders;

/** Memoized, because React Router renders the layout whenever a navigation starts or ends. */
const Header = memo(PageHeader);
const Overlay = memo(CartDrawerSlot);
const newsletter = <Newsletter />;

export function Layout({ children }: { readonly children: ReactNode }) {
  const settings = usePublicSettings();
  const frame = useRouteLoaderData<typeof loader>("root");
  return (
    <HydrationBoundary>
      {/* The inline scripts change the data attributes before React hydrates. */}
      <html
        lang={language.tag}
        dir={language.direction}
        data-scheme="auto"
        {...sentAttributes}
        suppressHydrationWarning
      >
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <meta name={settingsMetaName} content={JSON.stringify(settings)} />
          <HeadScript />
          <ColorSchemeHead />
          <Meta />
          <Links />
        </head>
        <body>
          <CartProvider>
            {/* First, so that the question for consent is the first stop of a keyboard. */}
            <IdleParts />
            <ShopFrame
              header={<Header menu={frame?.menu} />}
              menu={frame?.menu}
              columns={frame?.footer}
              markets={frame?.markets}
              newsletter={newsletter}
              overlay={<Overlay />}
              isDemo={settings.publicDemo}
            >
              {children}
            </ShopFrame>
          </CartProvider>
          <ScrollRestoration />
          <Scripts />
        </body>
      </html>
    </HydrationBoundary>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen failure={pageFailureOf(error)} />;
}
