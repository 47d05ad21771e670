import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router-dom";
import { resumeNavigation } from "./lib/interrupted-navigation";
import { keepLists } from "./lib/lists-in-page";
import { guardMarkup } from "./lib/trusted-types";
import { keepWithheldPress } from "./lib/withheld-press";
import { PublicSettingsProvider, settingsOfPage } from "./lib/public-settings";

guardMarkup();

if (!resumeNavigation(window)) {
  keepLists(document);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <PublicSettingsProvider value={settingsOfPage(document)}>
          <HydratedRouter />
        </PublicSettingsProvider>
      </StrictMode>,
    );
    keepWithheldPress(document, window.earlyPress ?? undefined);
    window.earlyPress = null;
  });
}
