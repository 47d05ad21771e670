import { Link, VisuallyHidden } from "@circlet/design-system";
import { useEffect, useState, useSyncExternalStore } from "react";
import * as messages from "~/messages/en/saved-searches";
import { removeAndAnnounce, saveAndAnnounce } from "~/shopper/saved-searches/save-and-announce";
import type { SearchToSave } from "~/shopper/saved-searches/saved-search";
import { readSavedSearches, savedSearches } from "~/shopper/saved-searches/saved-searches";
import { isSignedIn, useSignedIn } from "~/shopper/session/signed-in";
import { currentPath, useSignIn } from "~/shopper/session/use-sign-in";
import { usePublicSettings } from "~/settings/public-settings";

const pendingTexts = { saving: messages.saving, removing: messages.removing } as const;

/** Saves the search in the customer's account or removes it there. Visitors sign in first, and then it is saved. */
export function SaveSearch({ search }: { readonly search: SearchToSave }) {
  const settings = usePublicSettings();
  const signIn = useSignIn();
  const signedIn = useSignedIn();
  const saved = useSyncExternalStore(savedSearches.subscribe, savedSearches.get, () => null);
  const [pending, setPending] = useState<"saving" | "removing" | null>(null);
  useEffect(() => {
    if (signedIn) readSavedSearches(settings).catch(console.error);
  }, [settings, signedIn]);
  const found = saved?.searches.find(({ path }) => path === search.path);

  async function toggleSearch(): Promise<void> {
    // A second click during the request would undo the first.
    if (pending) return;
    if (!isSignedIn()) {
      await signIn(currentPath(), { wish: search });
      return;
    }
    setPending(found ? "removing" : "saving");
    if (found) await removeAndAnnounce(settings, signIn, found.id);
    else await saveAndAnnounce(settings, signIn, search);
    setPending(null);
  }

  // Looks like the link to the sizes beside it: on phones, a button would not fit into the line.
  return (
    <Link asChild standalone>
      <button type="button" aria-busy={pending !== null || undefined} onClick={toggleSearch}>
        <span>{pending ? pendingTexts[pending] : found ? messages.saved : messages.save}</span>
        {!pending && found && <VisuallyHidden>{messages.orRemove}</VisuallyHidden>}
      </button>
    </Link>
  );
}
