import {
  Extensions_AddSavedListingDocument,
  Extensions_GetSavedListingsDocument,
  Extensions_RemoveSavedListingDocument,
  Extensions_SetEmailAlertsDocument,
} from "@circlet/graphql/generated/extensions";
import type { Commerce } from "~/apollo/commerce";
import { NoIdReturned } from "~/apollo/no-id-returned";
import type { ListingToSave, SavedListing, SavedListings } from "./saved-listing";

/** The operations of the extensions service. They reject with a `ServiceFailure`. */
export interface SavedListingsApi {
  read(): Promise<SavedListings>;
  add(listing: ListingToSave): Promise<SavedListing>;
  remove(id: string): Promise<void>;
  setAlerts(isOn: boolean): Promise<void>;
}

export function savedListingsApi(commerce: Commerce): SavedListingsApi {
  return {
    async read() {
      const { getSavedListings, getEmailAlerts } = await commerce.query(
        Extensions_GetSavedListingsDocument,
        {},
      );
      return { listings: getSavedListings, hasAlerts: getEmailAlerts?.isOn ?? null };
    },
    async add({ path, name }) {
      const { addSavedListing } = await commerce.mutate(Extensions_AddSavedListingDocument, { path, name });
      if (!addSavedListing) throw new NoIdReturned();
      return addSavedListing;
    },
    async remove(id) {
      const { removeSavedListing } = await commerce.mutate(Extensions_RemoveSavedListingDocument, { id });
      if (!removeSavedListing) throw new NoIdReturned();
    },
    async setAlerts(isOn) {
      const { setEmailAlerts } = await commerce.mutate(Extensions_SetEmailAlertsDocument, { isOn });
      if (setEmailAlerts?.isOn !== isOn) throw new Error("The service did not change the alerts.");
    },
  };
}
