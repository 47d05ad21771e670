import { AccountLayout } from "@circlet/design-system";
import { lazy } from "react";
import { loadChunk } from "~/lib/load-chunk";
import { OnDemand } from "~/lib/OnDemand";
import { accountPath, type AccountSection } from "~/lib/paths";
import { useSignedIn } from "~/lib/session/signed-in";
import { signedInEmail } from "~/lib/session/signed-in-email";
import { AccountGate } from "./AccountGate";
import { accountNavigation, accountTitle } from "./account-sections";
import { SectionSkeleton } from "./SectionSkeleton";

const screens = {
  orders: lazy(loadChunk(() => import("./orders/OrdersSection"))),
  wishlist: lazy(loadChunk(() => import("./wishlist/WishlistSection"))),
  settings: lazy(loadChunk(() => import("./settings/SettingsSection"))),
  logout: lazy(loadChunk(() => import("./LogoutSection"))),
} as const;

export interface AccountScreenProps {
  readonly section: AccountSection;
}

/** The account of whoever is signed in (ACC-1). The page itself is the same for everybody; what is theirs comes later. */
export function AccountScreen({ section }: AccountScreenProps) {
  const Section = screens[section];
  const email = useSignedIn() ? signedInEmail() : null;
  return (
    <AccountLayout
      title={accountTitle(section)}
      lead={email && `Signed in as ${email}`}
      sections={accountNavigation}
      currentHref={accountPath(section)}
    >
      <AccountGate section={section}>
        <OnDemand key={section} fallback={<SectionSkeleton section={section} />}>
          <Section />
        </OnDemand>
      </AccountGate>
    </AccountLayout>
  );
}
