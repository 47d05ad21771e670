import { homePath } from "~/lib/paths";
import type { PublicSettings } from "~/lib/public-settings";
import { completeSignIn, type SignInEnd } from "~/lib/session/complete-sign-in";

let answer: Promise<SignInEnd> | null = null;

/** Ends the sign-in of the page's address, once, and takes the code out of the address before anything else. */
export function answerOfAddress(settings: PublicSettings): Promise<SignInEnd> {
  answer ??= begin(settings);
  return answer;
}

function begin(settings: PublicSettings): Promise<SignInEnd> {
  const query = new URLSearchParams(window.location.search);
  window.history.replaceState(window.history.state, "", homePath);
  return completeSignIn(settings, query);
}
