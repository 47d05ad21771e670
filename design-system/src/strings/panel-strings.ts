export const panelStrings = {
  notFoundTitle: "We can’t find that page",
  notFoundText: "The link may be old, or the item has found its owner. There is plenty more on the rail.",
  soldOutTitle: "This one has been sold",
  soldOutText: "Most of our items are one of one, so they go fast. Here is more like it.",
  search: "Shop all items",
  home: "Go to the home page",
  downTitle: "We’ll be right back",
  downText: "Something on our side is taking a break. Your bag is safe. Please try again in a moment.",
  tryAgain: "Try again",
};
