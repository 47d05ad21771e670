import { MobileMenu } from "@circlet/design-system";
import { keepTitle } from "./keep-title";
import { menu } from "./more-links";
import { useAccountLinks } from "./use-account-links";

/** The menu of phones. Its button opens it without script. */
export default function ShopMenu({ id }: { readonly id: string }) {
  return <MobileMenu id={id} items={menu} more={useAccountLinks()} onFollow={keepTitle} />;
}
