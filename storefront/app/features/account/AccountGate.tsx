import { Button, EmptyState } from "@circlet/design-system";
import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { type AccountSection, homePath } from "~/lib/paths";
import { useSignedIn } from "~/lib/session/signed-in";
import { type SignIn, useSignIn } from "~/lib/session/use-sign-in";
import * as css from "./account.css";
import { SectionSkeleton } from "./SectionSkeleton";

interface AccountGateProps {
  readonly section: AccountSection;
  readonly children: ReactNode;
}

/** Lets customers in and sends visitors to sign in (ACC-1). Whose session ends while they look is asked first. */
export function AccountGate({ section, children }: AccountGateProps) {
  const signedIn = useSignedIn();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  const signIn = useSignIn();
  if (signedIn && !wasSignedIn) setWasSignedIn(true);
  if (signedIn) return children;
  if (signedIn === null) return <Unknown section={section} />;
  // On the way out: the identity provider's page comes next.
  if (section === "logout" && wasSignedIn) return <output>Logging you out...</output>;
  return <Visitor section={section} isExpired={wasSignedIn} signIn={signIn} />;
}

/** What the server renders, the same for everybody. */
function Unknown({ section }: { readonly section: AccountSection }) {
  return (
    <>
      <EmptyState title="Your account needs JavaScript" className={css.withoutScript}>
        Orders, wishlist and settings are shown with JavaScript only. The rest of the shop works without.
      </EmptyState>
      <div className={css.withScript}>
        <SectionSkeleton section={section} />
      </div>
    </>
  );
}

interface VisitorProps {
  readonly section: AccountSection;
  readonly isExpired: boolean;
  readonly signIn: SignIn;
}

function Visitor({ section, isExpired, signIn }: VisitorProps) {
  const { pathname, search } = useLocation();
  const path = section === "logout" ? homePath : pathname + search;
  const [stayedAt, setStayedAt] = useState<string | null>(null);
  useEffect(() => {
    if (isExpired) return;
    let isHere = true;
    void signIn(path, { isRedirect: true }).then((leaves) => isHere && !leaves && setStayedAt(path));
    return () => {
      isHere = false;
    };
  }, [isExpired, path, signIn]);
  const words = isExpired ? texts.expired : stayedAt === path ? texts.stayed : texts.leaving;
  return (
    <EmptyState title={words.title} action={<Button onClick={() => signIn(path)}>{words.action}</Button>}>
      {words.text}
    </EmptyState>
  );
}

const texts = {
  leaving: {
    title: "Please sign in",
    text: "We are taking you to the sign-in page.",
    action: "Sign in",
  },
  stayed: {
    title: "Signing in takes a break",
    text: "It did not work just now. Please try again in a moment.",
    action: "Try again",
  },
  expired: {
    title: "Your session has ended",
    text: "For your safety you were signed out. Sign in again, and you are back here.",
    action: "Sign in",
  },
} as const;
