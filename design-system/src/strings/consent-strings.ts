export const consentStrings = {
  title: "Your privacy",
  question: "May we count visits? Nothing is sent unless you allow it.",
  more: "How we use data",
  decline: "No, thanks",
  allow: "Allow",
};
