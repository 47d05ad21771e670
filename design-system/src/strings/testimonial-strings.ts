export const testimonialStrings = {
  /** A1. */
  verified: "Verified Purchase",
};
