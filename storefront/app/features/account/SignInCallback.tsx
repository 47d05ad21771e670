import { announce, Button, Container, EmptyState, Link as LinkLook, UserIcon } from "@circlet/design-system";
import { useEffect, useEffectEvent, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { homePath } from "~/shop/paths";
import { type PublicSettings, usePublicSettings } from "~/settings/public-settings";
import type { SignInResult } from "~/shopper/session/complete-sign-in";
import type { Wish } from "~/shopper/session/pending-sign-in";
import { useSignIn } from "~/shopper/session/use-sign-in";
import * as savedSearchMessages from "~/messages/en/saved-searches";
import * as wishlistMessages from "~/messages/en/wishlist";
import { mergeSizes } from "~/shopper/sizes/save-sizes";
import { openWishlist } from "~/shopper/wishlist/open-wishlist";
import * as messages from "~/messages/en/sign-in";
import * as common from "~/messages/en/common";

/** Completes a sign-in after the identity provider redirects back, then opens the page where the shopper was. */
export default function SignInCallback() {
  const settings = usePublicSettings();
  const navigate = useNavigate();
  const signIn = useSignIn();
  const [result, setResult] = useState<SignInResult | null>(null);

  /** The component unmounts before this settles, so it cannot show an error. */
  async function addWish(wish: Wish): Promise<void> {
    const isSearch = "path" in wish;
    try {
      if (isSearch) {
        const [{ saveAndAnnounce }, { tellAndAnnounce }] = await Promise.all([
          import("~/shopper/saved-searches/save-and-announce"),
          import("~/shopper/saved-searches/alert-choices"),
        ]);
        await (wish.frequency ? tellAndAnnounce : saveAndAnnounce)(settings, signIn, wish);
      } else (await openWishlist(settings, signIn)).add(wish);
    } catch (error) {
      console.error(error);
      announce(isSearch ? savedSearchMessages.failed : wishlistMessages.notLoaded, { isSeen: true });
    }
  }

  const finish = useEffectEvent(async () => {
    const completed = await completeOnce(settings);
    const { kind, returnTo, wish } = completed;
    if (kind !== "signed-in") return completed;
    await navigate(returnTo, { replace: true });
    mergeSizes(settings).catch(console.error);
    if (wish) await addWish(wish);
    return null;
  });
  useEffect(() => {
    finish().then(setResult, (error: unknown) => {
      console.error(error);
      setResult({ kind: "unavailable", returnTo: homePath, wish: null });
    });
  }, []);

  if (!result || result.kind === "signed-in") {
    return (
      <Container>
        <EmptyState headingLevel={1} title={messages.signingIn} icon={<UserIcon />}>
          {messages.oneMoment}
        </EmptyState>
      </Container>
    );
  }
  const { title, text } = notices[result.kind];
  return (
    <Container>
      <EmptyState
        headingLevel={1}
        title={title}
        icon={<UserIcon />}
        action={
          <>
            <Button onClick={() => signIn(result.returnTo, { wish: result.wish })}>{common.tryAgain}</Button>
            <LinkLook asChild standalone>
              <Link to={homePath}>{common.goHome}</Link>
            </LinkLook>
          </>
        }
      >
        {text}
      </EmptyState>
    </Container>
  );
}

let completion: Promise<SignInResult> | null = null;

/** Once per page, because a code can be used only once and React may run an effect twice. */
function completeOnce(settings: PublicSettings): Promise<SignInResult> {
  completion ??= import("~/shopper/session/complete-sign-in").then(({ completeSignIn }) => {
    const query = new URLSearchParams(window.location.search);
    // Remove the code from the URL before any other script can read it.
    window.history.replaceState(window.history.state, "", homePath);
    return completeSignIn(settings, query);
  });
  return completion;
}

const notices = {
  canceled: {
    title: messages.canceled,
    text: messages.canceledText,
  },
  refused: {
    title: messages.refused,
    text: messages.refusedText,
  },
  unavailable: {
    title: messages.unavailable,
    text: messages.unavailableText,
  },
} as const;
