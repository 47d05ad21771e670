export const productGridStrings = {
  empty: "No results",
};
