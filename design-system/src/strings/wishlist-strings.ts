export const wishlistStrings = {
  add: "Add To Wishlist",
  adding: "Adding...",
  saved: "In Wishlist",
  removing: "Removing...",
  added: (category: string) => `${category} added to wishlist`,
  removed: "removed from wishlist",
};
