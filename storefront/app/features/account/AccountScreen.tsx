import { AccountLayout } from "@circlet/design-system";
import { lazy, Suspense } from "react";
import { accountPath, type AccountSection } from "~/lib/paths";
import { useSignedIn } from "~/lib/session/signed-in";
import { signedInEmail } from "~/lib/session/signed-in-email";
import { AccountGate } from "./AccountGate";
import { accountNavigation, accountTitle } from "./account-sections";
import { SectionSkeleton } from "./SectionSkeleton";

const screens = {
  orders: lazy(() => import("./orders/OrdersSection")),
  wishlist: lazy(() => import("./wishlist/WishlistSection")),
  settings: lazy(() => import("./settings/SettingsSection")),
  logout: lazy(() => import("./LogoutSection")),
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
        <Suspense fallback={<SectionSkeleton section={section} />}>
          <Section />
        </Suspense>
      </AccountGate>
    </AccountLayout>
  );
}
