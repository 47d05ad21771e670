export const consentStrings = {
  title: "Your privacy",
  question: "May we count visits to see what works? Nothing is sent unless you allow it.",
  more: "How we use data",
  decline: "No, thanks",
  allow: "Allow",
  /** What holds when the question is opened anew. */
  answers: {
    allowed: "You allow it at the moment.",
    declined: "Nothing is sent at the moment.",
  },
};
