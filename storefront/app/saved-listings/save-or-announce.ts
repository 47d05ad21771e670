import { announce } from "@circlet/design-system";
import { isLimitExceeded, isSignedOut } from "~/apollo/service-failure";
import * as messages from "~/messages/en/saved-searches";
import { currentPath, type SignIn } from "~/session/use-sign-in";
import type { PublicSettings } from "~/settings/public-settings";
import type { ListingToSave } from "./saved-listing";
import { readSavedListings, removeSavedListing, savedListings, saveListing } from "./saved-listings";

/** Saves the listing and says so. If the session has expired, signs in first. Never rejects. */
export async function saveAndAnnounce(
  settings: PublicSettings,
  signIn: SignIn,
  listing: ListingToSave,
): Promise<void> {
  try {
    await saveListing(settings, listing);
    // The search is saved even if this fails.
    await readSavedListings(settings).catch(console.error);
    announce(messages.addedWith(savedListings.get()?.hasAlerts ?? null), { isSeen: true });
  } catch (error) {
    console.error(error);
    if (isSignedOut(error)) await signIn(currentPath(), { wish: listing });
    else announce(isLimitExceeded(error) ? messages.full : messages.failed, { isSeen: true });
  }
}

/** Removes the saved listing and says so. Never rejects. */
export async function removeAndAnnounce(settings: PublicSettings, signIn: SignIn, id: string): Promise<void> {
  try {
    await removeSavedListing(settings, id);
    announce(messages.removed, { isSeen: true });
  } catch (error) {
    console.error(error);
    if (isSignedOut(error)) await signIn(currentPath());
    else announce(messages.failed, { isSeen: true });
  }
}
