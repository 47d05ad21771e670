/** From 1200 px, everything fits in a row; below, navigation and search are in the menu. Em, for enlarged text. */
export const withNavigation = "(min-width: 75em)";
