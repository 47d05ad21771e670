export const stopTitle = "Stop alerts by email?";
export const stopDescription = "Stop the emails about your wishlist and your saved searches.";
export const stopText =
  "You will get no more emails about price drops, last ones and new matches. Your wishlist and your saved searches stay.";
export const stop = "Stop all alerts";
export const stopOnly = (search: string) => `Stop only: ${search}`;
export const wishlistToo = "Alerts about your wishlist stop only with all others.";
export const stopSearchTitle = "Stop alerts of this search?";
export const stopSearchText = "You will hear no more of new matches of this search. Your other alerts go on.";
export const stopSearch = "Stop these alerts";
export const searchStopped = "You get no more alerts of this search";
export const searchStoppedText =
  "If you have an account, the search stays there, and you can change this again.";
export const stopped = "You get no more alerts";
export const stoppedText = "If you have an account, you can turn them on again there.";
export const unknownLink = "This link does not work";
export const unknownLinkText =
  "It may be incomplete. Open it from the email again, or turn alerts off in your account.";
export const notStopped = "That did not work";
export const notStoppedText = "You still get alerts. Please try again in a moment.";
