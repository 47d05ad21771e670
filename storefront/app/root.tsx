import "@circlet/design-system/styles";
import { fontUrls } from "@circlet/design-system/fonts";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router-dom";
import type { Route } from "./+types/root";
import { commerceContext, sharedCommerce } from "./apollo/request-commerce";
import { LateAnalytics } from "./features/analytics/LateAnalytics";
import { BagOverlay } from "./features/cart/BagOverlay";
import { BagProvider } from "./features/cart/BagProvider";
import { useFarParts } from "./features/layout/use-far-parts";
import { ErrorScreen } from "./features/layout/ErrorScreen";
import { ShopFrame } from "./features/layout/ShopFrame";
import { site } from "./lib/constants";
import { loadLater } from "./lib/load-later";
import { failureOf } from "./lib/failure-of";
import { loaderHeaders } from "./lib/route-data";
import { settingsMetaName, usePublicSettings } from "./lib/public-settings";
import { settingsOf } from "./lib/settings.server";
import { whenIdle } from "./lib/when-idle";
import { warmPages } from "./warm-pages";

export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    context.set(commerceContext, sharedCommerce(settingsOf(context)));
  },
];

export const links: Route.LinksFunction = () => [
  // Both are wanted by every page's first lines.
  ...Object.values(fontUrls).map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
    href,
  })),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

/** When a page's data is missing this is the route that answers. */
export const headers = loaderHeaders;

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name={settingsMetaName} content={JSON.stringify(usePublicSettings())} />
        <Meta />
        <Links />
      </head>
      <body>
        <BagProvider>
          <Frame>{children}</Frame>
        </BagProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

const PageHeader = lazy(loadLater(() => import("./PageHeader")));

/** Written down once: a new element each time would tell React that its HTML, which waits, is out of date. */
const header = (
  <Suspense>
    <PageHeader />
  </Suspense>
);

function Frame({ children }: { readonly children: ReactNode }) {
  useEffect(() => whenIdle(warmPages), []);
  useFarParts();
  return (
    <>
      <LateAnalytics />
      <ShopFrame header={header} overlay={<BagOverlay />}>
        {children}
      </ShopFrame>
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen failure={failureOf(error)} isDevelopment={import.meta.env.DEV} />;
}
