import {
  Extensions_AddSavedSearchDocument,
  Extensions_SavedSearchesDocument,
  Extensions_RemoveSavedSearchDocument,
  Extensions_SetEmailAlertsDocument,
} from "@circlet/graphql/generated/extensions";
import type { Commerce } from "~/apollo/commerce";
import { NoIdReturned } from "~/apollo/no-id-returned";
import type { SearchToSave, SavedSearch, SavedSearches } from "./saved-search";

export type SavedSearchesApi = ReturnType<typeof savedSearchesApi>;

/** The operations of the extensions service. They reject with a `ServiceFailure`. */
export function savedSearchesApi(commerce: Commerce) {
  return {
    async read(): Promise<SavedSearches> {
      const { getSavedSearches, getEmailAlerts } = await commerce.query(Extensions_SavedSearchesDocument, {});
      return { searches: getSavedSearches, hasAlerts: getEmailAlerts?.isOn ?? null };
    },
    async add({ path, name }: SearchToSave): Promise<SavedSearch> {
      const { addSavedSearch } = await commerce.mutate(Extensions_AddSavedSearchDocument, { path, name });
      if (!addSavedSearch) throw new NoIdReturned();
      return addSavedSearch;
    },
    async remove(id: string): Promise<void> {
      const { removeSavedSearch } = await commerce.mutate(Extensions_RemoveSavedSearchDocument, { id });
      if (!removeSavedSearch) throw new NoIdReturned();
    },
    async setAlerts(isOn: boolean): Promise<void> {
      const { setEmailAlerts } = await commerce.mutate(Extensions_SetEmailAlertsDocument, { isOn });
      if (setEmailAlerts?.isOn !== isOn) throw new Error("The service did not change the alerts.");
    },
  };
}
