/** From here on the navigation's line, the logo and the search field fit side by side; below, the menu button holds it. */
export const withNavigation = "(min-width: 1200px)";
