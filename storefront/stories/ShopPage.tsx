import { type ReactNode, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { BagOverlay } from "~/features/cart/BagOverlay";
import { BagProvider } from "~/features/cart/BagProvider";
import { ShopFrame } from "~/features/layout/ShopFrame";
import { packCards } from "~/lib/product-card";
import { type PublicSettings, PublicSettingsProvider } from "~/lib/public-settings";
import PageHeader from "~/PageHeader";
import { manyCards } from "./story-cards";

const url = "https://shop.example";

/** No service is behind them: what asks one waits (page-story.tsx). */
const settings: PublicSettings = {
  url,
  apiUrl: url,
  apiVersion: "2023-10",
  apiToken: "story",
  customerApiUrl: url,
  extensionsApiUrl: url,
  apiTimeout: 1000,
  identity: { url, shopId: "1", clientId: "story", flow: "direct", issuer: url },
  newsletter: { url, key: null, list: "story" },
  analytics: { url, id: null },
};

export interface ShopPageProps {
  /** The page's address, for what is read from it. */
  readonly path: string;
  readonly children: ReactNode;
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <ShopFrame header={<PageHeader />} overlay={<BagOverlay />}>
      {children}
    </ShopFrame>
  );
}

/** A screen of the shop with all that stands around it, as `root.tsx` puts it together. */
export function ShopPage({ path, children }: ShopPageProps) {
  // Once: made anew the page would begin again with every turn of a switch.
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: "/shelves/:shelf", loader: () => ({ products: packCards(manyCards(18)) }) },
        { path: "*", element: <Frame>{children}</Frame> },
      ],
      { initialEntries: [path] },
    ),
  );
  return (
    <PublicSettingsProvider value={settings}>
      <BagProvider>
        <RouterProvider router={router} />
      </BagProvider>
    </PublicSettingsProvider>
  );
}
