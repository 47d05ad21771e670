import { useSignedIn } from "~/lib/session/signed-in";
import { accountLinks } from "./shop-links";

/** The account menu. The server knows nobody and renders that of customers; both are equally long. */
export function useAccountLinks() {
  return useSignedIn() === false ? accountLinks.visitor : accountLinks.customer;
}
