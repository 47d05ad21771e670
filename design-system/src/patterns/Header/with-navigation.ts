/**
 * From here on (1200 px) the navigation's line, the logo and the search field fit side by side; below, the menu button
 * holds it. In em, so that a shopper who has the browser's type larger gets the menu in time.
 */
export const withNavigation = "(min-width: 75em)";
