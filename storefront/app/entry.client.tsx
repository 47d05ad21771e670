import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router-dom";
import { PublicSettingsProvider, settingsOfPage } from "~/settings/public-settings";
import { guardMarkup } from "~/http/trusted-types";

guardMarkup();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PublicSettingsProvider value={settingsOfPage(document)}>
        <HydratedRouter />
      </PublicSettingsProvider>
    </StrictMode>,
  );
});
