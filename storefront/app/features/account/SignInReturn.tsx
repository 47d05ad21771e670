import { Button, Container, EmptyState, Link as LinkLook } from "@circlet/design-system";
import { useEffect, useEffectEvent, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { homePath } from "~/lib/paths";
import { usePublicSettings } from "~/lib/public-settings";
import type { NotSignedIn } from "~/lib/session/complete-sign-in";
import { useSignIn } from "~/lib/session/use-sign-in";

/** Back from the identity provider: ends the sign-in and goes to where the shopper was (AUTH-2). */
export default function SignInReturn() {
  const settings = usePublicSettings();
  const navigate = useNavigate();
  const signIn = useSignIn();
  const [failed, setFailed] = useState<NotSignedIn | null>(null);

  const finish = useEffectEvent(async (): Promise<NotSignedIn | null> => {
    const { answerOfAddress } = await import("./sign-in-answer");
    const end = await answerOfAddress(settings);
    if (end.kind !== "signed-in") return end;
    await navigate(end.returnTo, { replace: true });
    if (end.wish) {
      const { browserWishlist } = await import("~/lib/wishlist/browser-wishlist");
      browserWishlist(settings, signIn).add(end.wish);
    }
    return null;
  });
  useEffect(() => {
    finish().then(setFailed, (error: unknown) => {
      console.error(error);
      setFailed({ kind: "unavailable", returnTo: homePath, wish: null });
    });
  }, []);

  return (
    <Container>
      {failed ? (
        <EmptyState
          headingLevel={1}
          title={titles[failed.kind]}
          action={
            <>
              <Button onClick={() => signIn(failed.returnTo, { wish: failed.wish })}>Try again</Button>
              <LinkLook asChild standalone>
                <Link to={homePath}>Go to the home page</Link>
              </LinkLook>
            </>
          }
        >
          {texts[failed.kind]}
        </EmptyState>
      ) : (
        <EmptyState headingLevel={1} title="Signing you in...">
          One moment.
        </EmptyState>
      )}
    </Container>
  );
}

const titles = {
  canceled: "You are not signed in",
  refused: "We could not sign you in",
  unavailable: "Signing in takes a break",
} as const;

const texts = {
  canceled: "You left the sign-in before it was done. Your bag is still here.",
  refused: "This sign-in was not begun here, or it is too old. Please begin again.",
  unavailable: "Something on our side did not answer. Please try again in a moment.",
} as const;
