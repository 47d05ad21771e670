/**
 * The height of the bar with the cart button on phones. With enlarged text, the price has a line of its own, and the
 * button's label may need two.
 */
export const stickyBarSize =
  "calc(clamp(73px, 73px + 20 * (1rem - 16px), 7rem) + env(safe-area-inset-bottom))";
