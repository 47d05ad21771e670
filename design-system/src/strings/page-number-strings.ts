export const pageNumberStrings = {
  pages: "Pages of results",
  /** The number in the shop's own digits. */
  page: (number: string) => `Page ${number}`,
};
