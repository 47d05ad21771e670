export const notFound = "We can’t find that page";
export const unavailable = "We’ll be right back";
export const badRequest = "That did not work";
export const missingScript = "Loading chunk failed";
export const unexpected = "Unexpected Application Error!";
export const notFoundText = "The link may be old, or the item is gone. There is plenty more to see.";
export const unavailableText =
  "Something on our side is taking a break. Your bag is safe. Please try again in a moment.";
export const missingScriptText =
  "A part of this page did not arrive. It may come if the page is loaded again.";
export const badRequestText = "We did not understand that. Please go back and try again.";
