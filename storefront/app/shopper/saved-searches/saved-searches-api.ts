import {
  Extensions_AddSavedSearchDocument,
  Extensions_SavedSearchesDocument,
  Extensions_RemoveSavedSearchDocument,
  Extensions_SetEmailAlertsDocument,
  Extensions_SetQuietHoursDocument,
  Extensions_SetSavedSearchFrequencyDocument,
  Extensions_SetWishlistItemFrequencyDocument,
  Extensions_WishlistAlertsDocument,
  type AlertFrequency,
} from "@circlet/graphql/generated/extensions";
import type { Commerce } from "~/apollo/commerce";
import { NoIdReturned } from "~/apollo/no-id-returned";
import { browserTimeZone } from "./time-zone";
import type { SearchToSave, SavedSearch, SavedSearches, WishlistAlerts } from "./saved-search";

export type SavedSearchesApi = ReturnType<typeof savedSearchesApi>;

/** The operations of the extensions service. They reject with a `ServiceFailure`. */
export function savedSearchesApi(commerce: Commerce) {
  return {
    async read(): Promise<SavedSearches> {
      const { getSavedSearches, getEmailAlerts } = await commerce.query(Extensions_SavedSearchesDocument, {});
      return { searches: getSavedSearches, hasAlerts: getEmailAlerts?.isOn ?? null, alerts: getEmailAlerts };
    },
    async add({ path, name }: SearchToSave, frequency?: AlertFrequency): Promise<SavedSearch> {
      const { addSavedSearch } = await commerce.mutate(Extensions_AddSavedSearchDocument, {
        path,
        name,
        ...(frequency && { frequency }),
      });
      if (!addSavedSearch) throw new NoIdReturned();
      return addSavedSearch;
    },
    async remove(id: string): Promise<void> {
      const { removeSavedSearch } = await commerce.mutate(Extensions_RemoveSavedSearchDocument, { id });
      if (!removeSavedSearch) throw new NoIdReturned();
    },
    async setAlerts(isOn: boolean): Promise<void> {
      const timeZone = browserTimeZone();
      const { setEmailAlerts } = await commerce.mutate(Extensions_SetEmailAlertsDocument, { isOn, timeZone });
      if (setEmailAlerts?.isOn !== isOn) throw new Error("The service did not change the alerts.");
    },
    async setSearchFrequency(id: string, frequency: AlertFrequency): Promise<void> {
      const variables = { id, frequency };
      const answer = await commerce.mutate(Extensions_SetSavedSearchFrequencyDocument, variables);
      if (!answer.setSavedSearchFrequency) throw new NoIdReturned();
    },
    async setProductFrequency(productId: string, frequency: AlertFrequency): Promise<void> {
      const variables = { productId, frequency };
      const answer = await commerce.mutate(Extensions_SetWishlistItemFrequencyDocument, variables);
      if (!answer.setWishlistItemFrequency) throw new NoIdReturned();
    },
    async setQuietHours(timeZone: string, from: number, until: number): Promise<void> {
      const variables = { timeZone, from, until };
      const { setQuietHours } = await commerce.mutate(Extensions_SetQuietHoursDocument, variables);
      if (!setQuietHours) throw new Error("The service did not change the quiet hours.");
    },
    async wishlistAlerts(): Promise<WishlistAlerts> {
      const { getEmailAlerts, getWishlistAlerts } = await commerce.query(
        Extensions_WishlistAlertsDocument,
        {},
      );
      return {
        isOn: getEmailAlerts?.isOn ?? null,
        frequencies: getEmailAlerts?.frequencies ?? [],
        byProduct: new Map(getWishlistAlerts.map(({ productId, frequency }) => [productId, frequency])),
      };
    },
  };
}
