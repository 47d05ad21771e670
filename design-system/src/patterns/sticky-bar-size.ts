/** The height of the cart button's bar on phones. Enlarged, the price has its own line and the label may need two. */
export const stickyBarSize = sizeIn("rem");

/** For the root's own styles, where WebKit takes 16 px for a rem. */
export const stickyBarSizeOfRoot = sizeIn("em");

function sizeIn(unit: "rem" | "em"): string {
  return `calc(clamp(73px, 73px + 20 * (1${unit} - 16px), 7${unit}) + env(safe-area-inset-bottom))`;
}
