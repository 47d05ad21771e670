/** From this width up, there is room for the navigation, a filter sidebar and shelves of five columns. */
export const wideScreen = "(min-width: 1024px)";
