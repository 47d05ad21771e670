import { announce } from "@circlet/design-system";
import { isLimitExceeded, isSignedOut } from "~/http/service-failure";
import * as messages from "~/messages/en/saved-searches";
import { currentPath, type SignIn } from "~/shopper/session/use-sign-in";
import type { PublicSettings } from "~/settings/public-settings";
import type { SearchToSave } from "./saved-search";
import { readSavedSearches, removeSavedSearch, savedSearches, saveSearch } from "./saved-searches";

/** Saves the search and says so. If the session has expired, signs in first. Never rejects. */
export async function saveAndAnnounce(
  settings: PublicSettings,
  signIn: SignIn,
  search: SearchToSave,
): Promise<void> {
  try {
    await saveSearch(settings, search);
    // The search is saved even if this fails.
    await readSavedSearches(settings).catch(console.error);
    announce(messages.addedWith(savedSearches.get()?.hasAlerts ?? null), { isSeen: true });
  } catch (error) {
    console.error(error);
    if (isSignedOut(error)) await signIn(currentPath(), { wish: search });
    else announce(isLimitExceeded(error) ? messages.full : messages.failed, { isSeen: true });
  }
}

/** Removes the saved search and says so. Never rejects. */
export async function removeAndAnnounce(settings: PublicSettings, signIn: SignIn, id: string): Promise<void> {
  try {
    await removeSavedSearch(settings, id);
    announce(messages.removed, { isSeen: true });
  } catch (error) {
    console.error(error);
    if (isSignedOut(error)) await signIn(currentPath());
    else announce(messages.failed, { isSeen: true });
  }
}
