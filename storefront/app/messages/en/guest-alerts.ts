export const title = "Where should we tell you?";
export const email = "Your email";
export const text =
  "We send you one email first. Alerts begin when you confirm it. You can stop them from any of them.";
export const ask = "Email me";
export const signInInstead = "Sign in instead";
export const asked = "Check your email and confirm. Then we tell you as soon as something like this comes.";
export const askedTitle = "Check your email";
export const nothing = "Go back, and choose what the item should be like.";
export const nothingTitle = "Nothing is chosen";
export const wrongEmail = "We cannot send to this address. Check it, and try again.";
export const failed = "That did not work. Please try again.";
export const askDescription = "Leave an address to hear when something comes that you missed.";
export const confirmTitle = "Confirm alerts by email?";
export const confirmDescription = "Confirm that we may tell you by email what you asked for.";
export const confirmText =
  "We will tell you as soon as something like what you missed comes. You can stop that from any email.";
export const confirm = "Confirm alerts";
export const confirmed = "Your alerts are on";
export const confirmedText = "We tell you as soon as something comes.";
export const unknown = "This link does not work";
export const unknownText = "It may be older than a month. Ask for alerts again where you missed something.";
export const notConfirmed = "That did not work";
export const notConfirmedText = "Your alerts are not on yet. Please try again in a moment.";
export const shop = "Start shopping";
