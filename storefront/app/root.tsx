import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router-dom";
import type { Route } from "./+types/root";
import { createCommerce } from "./apollo/commerce";
import { commerceContext } from "./apollo/request-commerce";
import { settingsMetaName, usePublicSettings } from "./lib/public-settings";
import { settingsOf } from "./lib/settings.server";
import { site } from "./lib/constants";

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
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
