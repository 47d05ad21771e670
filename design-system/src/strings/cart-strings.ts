export const cartStrings = {
  /** A2. */
  title: "Cart",
  close: "Close cart",
  empty: "Your cart is empty.",
  emptyAction: "Find something you love",
  total: "Total",
  saved: "Saved",
  checkout: "Checkout",
  agreementLead: "By clicking checkout, you agree to our",
  agreementJoin: "and",
  terms: "Terms of Service",
  privacy: "Privacy Policy",
  remove: "Remove",
  removing: "Removing...",
  removeNamed: (title: string) => `Remove ${title}`,
  /** A4. */
  removed: "Item removed from cart",
  soldOut: "Sold out",
  failed: "Your cart did not load",
  loading: "Loading...",
  updating: "Updating...",
};
