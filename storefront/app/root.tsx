import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router-dom";
import type { Route } from "./+types/root";
import { createCommerce } from "./apollo/commerce";
import { commerceContext } from "./apollo/request-commerce";
import { BagProvider } from "./features/cart/BagProvider";
import { ErrorScreen } from "./features/layout/ErrorScreen";
import { ShopFrame } from "./features/layout/ShopFrame";
import { site } from "./lib/constants";
import { failureOf } from "./lib/failure-of";
import { settingsMetaName, usePublicSettings } from "./lib/public-settings";
import { settingsOf } from "./lib/settings.server";

export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    context.set(commerceContext, createCommerce({ settings: settingsOf(context) }));
  },
];

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
          <ShopFrame>{children}</ShopFrame>
        </BagProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen failure={failureOf(error)} isDevelopment={import.meta.env.DEV} />;
}
