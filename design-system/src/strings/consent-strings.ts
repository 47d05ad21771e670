export const consentStrings = {
  title: "Your privacy",
  question: "May we count visits? Nothing is sent unless you allow it.",
  more: "How we use data",
  decline: "No, thanks",
  allow: "Allow",
  /** Describes the current decision when the shopper reopens the banner. */
  answers: {
    allowed: "You allow it at the moment.",
    declined: "Nothing is sent at the moment.",
  },
};
