import { Button, EmptyState, Link, UserIcon } from "@circlet/design-system";
import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { type AccountSectionName, homePath, orderStatusPath } from "~/shop/paths";
import { useSignedOutElsewhere } from "~/shopper/session/sign-out-channel";
import { useSignedIn } from "~/shopper/session/signed-in";
import { type SignIn, useSignIn } from "~/shopper/session/use-sign-in";
import * as messages from "~/messages/en/account";
import * as common from "~/messages/en/common";
import { needsScripts, replacesScripts } from "~/loading/scripts.css";
import { SectionSkeleton } from "./SectionSkeleton";

interface AccountGateProps {
  readonly section: AccountSectionName;
  readonly children: ReactNode;
}

/** Visitors are redirected to sign in. A session that ends while the page is open shows a notice instead. */
export function AccountGate({ section, children }: AccountGateProps) {
  const signedIn = useSignedIn();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  const isSignedOutElsewhere = useSignedOutElsewhere();
  const signIn = useSignIn();
  if (signedIn && !wasSignedIn) setWasSignedIn(true);
  if (signedIn) return children;
  if (signedIn === null) return <ServerRendered section={section} />;
  if (isSignedOutElsewhere) return <Visitor section={section} end="signedOut" signIn={signIn} />;
  // The identity provider's page opens next.
  if (section === "logout" && wasSignedIn) return <output>{messages.loggingOut}</output>;
  return <Visitor section={section} end={wasSignedIn ? "expired" : null} signIn={signIn} />;
}

/** Shared by all shoppers, because the server does not know whether anyone is signed in. */
function ServerRendered({ section }: { readonly section: AccountSectionName }) {
  return (
    <>
      <EmptyState title={messages.needsScript} icon={<UserIcon />} className={replacesScripts}>
        {messages.needsScriptText} <GuestOrder />
      </EmptyState>
      <div className={needsScripts}>
        <SectionSkeleton section={section} />
      </div>
    </>
  );
}

interface VisitorProps {
  readonly section: AccountSectionName;
  /** How the session ended while the page was open. Null, which redirects, if there was none. */
  readonly end: "expired" | "signedOut" | null;
  readonly signIn: SignIn;
}

function Visitor({ section, end, signIn }: VisitorProps) {
  const { pathname, search } = useLocation();
  const path = section === "logout" ? homePath : pathname + search;
  const [stayedAt, setStayedAt] = useState<string | null>(null);
  useEffect(() => {
    if (end) return undefined;
    let isMounted = true;
    void signIn(path, { isRedirect: true }).then((leaves) => isMounted && !leaves && setStayedAt(path));
    return () => {
      isMounted = false;
    };
  }, [end, path, signIn]);
  const { title, text, action } = notices[end ?? (stayedAt === path ? "unavailable" : "leaving")];
  return (
    <EmptyState
      title={title}
      icon={<UserIcon />}
      action={<Button onClick={() => signIn(path)}>{action}</Button>}
    >
      <span>{text}</span> <GuestOrder />
    </EmptyState>
  );
}

function GuestOrder() {
  return (
    <>
      {messages.orderedAsGuest} <Link href={orderStatusPath}>{messages.findOrder}</Link>
    </>
  );
}

const notices = {
  leaving: {
    title: messages.pleaseSignIn,
    text: messages.leaving,
    action: messages.signIn,
  },
  unavailable: {
    title: messages.signInDown,
    text: messages.signInDownText,
    action: common.tryAgain,
  },
  expired: {
    title: messages.expired,
    text: messages.expiredText,
    action: messages.signIn,
  },
  signedOut: {
    title: messages.signedOut,
    text: messages.signedOutText,
    action: messages.signIn,
  },
} as const;
