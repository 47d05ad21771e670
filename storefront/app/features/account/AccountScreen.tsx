import { AccountLayout } from "@circlet/design-system";
import { lazy } from "react";
import { loadChunk } from "~/loading/load-chunk";
import { Part } from "~/loading/Part";
import { accountPath, type AccountSectionName } from "~/shop/paths";
import { useSignedIn } from "~/shopper/session/signed-in";
import { signedInEmail } from "~/shopper/session/signed-in-email";
import { usePublicSettings } from "~/settings/public-settings";
import * as messages from "~/messages/en/account";
import { AccountGate } from "./AccountGate";
import { accountNavigation, accountTitle } from "./account-sections";
import { SectionSkeleton } from "./SectionSkeleton";

const screens = {
  orders: lazy(loadChunk(() => import("./orders/OrdersSection"))),
  wishlist: lazy(loadChunk(() => import("./wishlist/WishlistSection"))),
  "saved-searches": lazy(loadChunk(() => import("./saved-searches/SavedSearchesSection"))),
  sizes: lazy(loadChunk(() => import("./sizes/SizesSection"))),
  addresses: lazy(loadChunk(() => import("./addresses/AddressesSection"))),
  settings: lazy(loadChunk(() => import("./settings/SettingsSection"))),
  logout: lazy(loadChunk(() => import("./LogoutSection"))),
} as const;

export interface AccountScreenProps {
  readonly section: AccountSectionName;
}

/** The customer's account. The page itself is the same for everyone; the browser loads the customer's data. */
export function AccountScreen({ section }: AccountScreenProps) {
  const settings = usePublicSettings();
  const Section = screens[section];
  const email = useSignedIn() ? signedInEmail() : null;
  return (
    <AccountLayout
      title={accountTitle(section)}
      lead={email && messages.signedInAs(email)}
      sections={accountNavigation(settings)}
      currentHref={accountPath(section)}
    >
      <AccountGate section={section}>
        <Part key={section} fallback={<SectionSkeleton section={section} />}>
          <Section />
        </Part>
      </AccountGate>
    </AccountLayout>
  );
}
