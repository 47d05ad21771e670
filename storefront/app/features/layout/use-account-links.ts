import { useSignedIn } from "~/session/signed-in";
import { accountLinks } from "./shop-links";

/**
 * The links of the account menu. The server renders the customers' menu, which has the same length as the visitors'.
 */
export function useAccountLinks() {
  return useSignedIn() === false ? accountLinks.visitor : accountLinks.customer;
}
