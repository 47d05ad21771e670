export const paginationStrings = {
  pages: "Pages of results",
  previous: "Previous",
  next: "Next",
};
