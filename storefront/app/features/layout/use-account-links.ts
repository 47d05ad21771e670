import { useSignedIn } from "~/session/signed-in";
import { accountLinks } from "./shop-links";

/** The account menu. The server renders the customers' menu; both have the same length. */
export function useAccountLinks() {
  return useSignedIn() === false ? accountLinks.visitor : accountLinks.customer;
}
