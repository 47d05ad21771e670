import { promiseNames, shownParts } from "@circlet/service-kit/promises";
import { demoName } from "@circlet/service-kit/shop";
import { createContext, type ReactNode, useContext } from "react";
import { createRoutesStub } from "react-router-dom";
import { CartDrawerSlot, CartProvider } from "~/features/cart/CartProvider";
import { ShopFrame } from "~/features/layout/ShopFrame";
import { Newsletter } from "~/features/newsletter/Newsletter";
import { type PublicSettings, PublicSettingsProvider } from "~/settings/public-settings";
import { PageHeader } from "~/root/PageHeader";

const url = "https://shop.example";

/** No service responds in stories, so requests stay pending (page-story.tsx). */
export const storySettings: PublicSettings = {
  url,
  locale: "en-US",
  shopName: demoName,
  currency: "USD",
  priceScale: 1,
  publicDemo: false,
  shownParts: shownParts("demo", promiseNames, true),
  offlinePages: false,
  apiUrl: url,
  apiVersion: "2023-10",
  apiToken: "story",
  customerApiUrl: url,
  extensionsApiUrl: url,
  apiTimeout: 1000,
  identity: { url, shopId: "1", clientId: "story", flow: "direct", issuer: url },
  marketing: { url, key: null },
  newsletter: { url, key: null, list: "story" },
  analytics: { url, id: null },
};

export interface ShopPageProps {
  readonly path: string;
  readonly children: ReactNode;
}

const ScreenContext = createContext<ReactNode>(null);

function Frame() {
  return (
    <CartProvider>
      <ShopFrame
        header={<PageHeader menu={null} />}
        menu={null}
        markets={null}
        newsletter={<Newsletter />}
        overlay={<CartDrawerSlot />}
      >
        {useContext(ScreenContext)}
      </ShopFrame>
    </CartProvider>
  );
}

const Router = createRoutesStub([{ path: "*", Component: Frame }]);

/** A screen inside the shop's frame, as in `root.tsx`. */
export function ShopPage({ path, children }: ShopPageProps) {
  return (
    <PublicSettingsProvider value={storySettings}>
      <ScreenContext value={children}>
        <Router initialEntries={[path]} />
      </ScreenContext>
    </PublicSettingsProvider>
  );
}
