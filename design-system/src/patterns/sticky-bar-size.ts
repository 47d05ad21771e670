/** The height of the bar with the cart button on phones. With enlarged text, the button's label needs two lines. */
export const stickyBarSize = "calc(max(73px, 4.5rem) + env(safe-area-inset-bottom))";
