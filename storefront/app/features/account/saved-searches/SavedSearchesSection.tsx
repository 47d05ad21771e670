import { EmptyState, ErrorNotice, SearchIcon, Stack } from "@circlet/design-system";
import { useSyncExternalStore } from "react";
import * as messages from "~/messages/en/saved-searches";
import { ShopAllButton } from "~/catalog/ShopAllButton";
import { rereadSavedSearches, savedSearches } from "~/shopper/saved-searches/saved-searches";
import { usePublicSettings } from "~/settings/public-settings";
import { SectionSkeleton } from "../SectionSkeleton";
import { useAccountQuery } from "../use-account-query";
import { AlertsChoice } from "./AlertsChoice";
import { DeviceAlerts } from "./DeviceAlerts";
import { QuietHoursForm } from "./QuietHoursForm";
import { SavedSearchList } from "./SavedSearchList";

/** The customer's saved searches, and whether, how often and when they and the wishlist come by email. */
export default function SavedSearchesSection() {
  const settings = usePublicSettings();
  const { status, retry } = useAccountQuery(async function* () {
    await rereadSavedSearches(settings);
    yield true;
  });
  const saved = useSyncExternalStore(savedSearches.subscribe, savedSearches.get, () => null);
  if (!saved) {
    return status === "failed" ? (
      <ErrorNotice title={messages.notLoaded} onRetry={retry}>
        {messages.notLoadedText}
      </ErrorNotice>
    ) : (
      <SectionSkeleton section="saved-searches" />
    );
  }
  return (
    <Stack gap="xl">
      {saved.hasAlerts !== null && <AlertsChoice isOn={saved.hasAlerts} />}
      {saved.hasAlerts && <DeviceAlerts />}
      <SavedSearchList
        searches={saved.searches}
        frequencies={saved.hasAlerts && saved.alerts ? saved.alerts.frequencies : []}
        empty={
          <EmptyState title={messages.empty} icon={<SearchIcon />} action={<ShopAllButton />}>
            {messages.emptyText}
          </EmptyState>
        }
      />
      {saved.hasAlerts && saved.alerts && <QuietHoursForm {...saved.alerts} />}
    </Stack>
  );
}
