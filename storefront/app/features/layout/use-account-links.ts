import { useSyncExternalStore } from "react";
import { isSignedIn, onSignedInChange } from "~/shopper/session/signed-in";
import { accountLinks } from "./header-links";

/** The server renders the visitors'. Not with `useSignedIn`, which would render the header again for them. */
export function useAccountLinks() {
  const isCustomer = useSyncExternalStore(onSignedInChange, isSignedIn, () => false);
  return isCustomer ? accountLinks.customer : accountLinks.visitor;
}
