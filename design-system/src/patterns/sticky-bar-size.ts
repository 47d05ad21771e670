/** The height of the cart button's bar on phones. Enlarged, the price has its own line and the label may need two. */
export const stickyBarSize =
  "calc(clamp(73px, 73px + 20 * (1rem - 16px), 7rem) + env(safe-area-inset-bottom))";
