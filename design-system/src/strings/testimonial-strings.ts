export const testimonialStrings = {
  verified: "Verified Purchase",
};
