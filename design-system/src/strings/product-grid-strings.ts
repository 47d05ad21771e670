export const productGridStrings = {
  /** A8, B8. */
  empty: "No results",
  loading: "Loading...",
};
