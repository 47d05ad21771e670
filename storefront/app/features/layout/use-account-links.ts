import { useSyncExternalStore } from "react";
import { isSignedIn, onSignedInChange } from "~/session/signed-in";
import { accountLinks } from "./header-links";

/**
 * The links of the account menu. The server renders the visitors', because it knows no customer. Not with `useSignedIn`,
 * which does not know either: the header would render again for every visitor.
 */
export function useAccountLinks() {
  const isCustomer = useSyncExternalStore(onSignedInChange, isSignedIn, () => false);
  return isCustomer ? accountLinks.customer : accountLinks.visitor;
}
