export const productGridStrings = {
  empty: "No results",
  loading: "Loading...",
};
