/** From this width on the navigation row, a filter sidebar and shelves of five columns fit. */
export const wideScreen = "(min-width: 1024px)";
