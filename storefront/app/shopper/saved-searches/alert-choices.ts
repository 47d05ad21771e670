import { announce } from "@circlet/design-system";
import { isLimitExceeded, isSignedOut } from "~/http/service-failure";
import * as messages from "~/messages/en/saved-searches";
import type { PublicSettings } from "~/settings/public-settings";
import { currentPath, type SignIn } from "~/shopper/session/use-sign-in";
import type { AlertFrequency, QuietHours, SearchToSave, WishlistAlerts } from "./saved-search";
import { changeSearches, openApi } from "./saved-searches";

/** Rejects with a `ServiceFailure`, as the others here do. */
export async function setSearchFrequency(
  settings: PublicSettings,
  id: string,
  frequency: AlertFrequency,
): Promise<void> {
  await (await openApi(settings)).setSearchFrequency(id, frequency);
  changeSearches(({ searches }) => ({
    searches: searches.map((search) => (search.id === id ? { ...search, frequency } : search)),
  }));
}

export async function setProductFrequency(
  settings: PublicSettings,
  productId: string,
  frequency: AlertFrequency,
): Promise<void> {
  await (await openApi(settings)).setProductFrequency(productId, frequency);
}

export async function setQuietHours(
  settings: PublicSettings,
  hours: QuietHours & { readonly timeZone: string },
): Promise<void> {
  await (await openApi(settings)).setQuietHours(hours.timeZone, hours.quietFrom, hours.quietUntil);
  changeSearches(({ alerts }) => ({ alerts: alerts && { ...alerts, ...hours } }));
}

export async function readWishlistAlerts(settings: PublicSettings): Promise<WishlistAlerts> {
  return (await openApi(settings)).wishlistAlerts();
}

/**
 * Saves the search, tells of its matches at once and turns alerts on, because the shopper asked to be told. If the session
 * has expired, signs in first. Resolves with whether it is saved. Never rejects.
 */
export async function tellAndAnnounce(
  settings: PublicSettings,
  signIn: SignIn,
  search: SearchToSave,
): Promise<boolean> {
  try {
    const api = await openApi(settings);
    const saved = await api.add(search, "AT_ONCE");
    changeSearches(({ searches }) => ({
      searches: [saved, ...searches.filter(({ id }) => id !== saved.id)],
    }));
    const { hasAlerts } = await api.read();
    if (hasAlerts === false) {
      await api.setAlerts(true);
      changeSearches(() => ({ hasAlerts: true }));
    }
    const text = saved.frequency === "AT_ONCE" && hasAlerts !== null ? messages.toldAtOnce : null;
    announce(text ?? messages.addedWith(hasAlerts === null ? null : true), { isSeen: true });
    return true;
  } catch (error) {
    console.error(error);
    if (isSignedOut(error)) await signIn(currentPath(), { wish: { ...search, frequency: "AT_ONCE" } });
    else announce(isLimitExceeded(error) ? messages.full : messages.failed, { isSeen: true });
    return false;
  }
}
