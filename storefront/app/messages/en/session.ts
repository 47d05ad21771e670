export const noAnswer = "Something on our side did not answer. Please try again in a moment.";
export const unreachable = "We can’t reach the sign-in page. Please try again in a moment.";
export const storageDenied =
  "Signing in did not work. Your browser must be allowed to keep data for this shop.";
