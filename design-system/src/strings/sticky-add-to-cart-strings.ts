export const stickyAddToCartStrings = { addToCart: "Add to bag" };
