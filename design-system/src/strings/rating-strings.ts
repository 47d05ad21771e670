export const ratingStrings = {
  /** Both are numbers in the shop's own digits: "4.5", "5". */
  outOf: (rating: string, most: string) => `${rating} out of ${most} stars`,
};
