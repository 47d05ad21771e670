import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router-dom";
import { PublicSettingsProvider, settingsOfPage } from "~/settings/public-settings";
import { setMarket } from "~/shop/market";
import { setShopName } from "~/shop/shop-name";
import { setShownParts } from "~/promises/promises";
import { HydrationBoundary } from "~/loading/HydrationBoundary";
import { guardMarkup } from "~/http/trusted-types";

guardMarkup();

const settings = settingsOfPage(document);
setMarket(settings);
setShownParts(settings.shownParts);
setShopName(settings.shopName);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PublicSettingsProvider value={settings}>
        <HydrationBoundary>
          <HydratedRouter />
        </HydrationBoundary>
      </PublicSettingsProvider>
    </StrictMode>,
  );
});
