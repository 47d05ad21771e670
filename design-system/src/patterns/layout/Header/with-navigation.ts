/**
 * From this width on (1200 px) the navigation, the logo and the search field fit in a row; below it, they move into
 * the menu. In em, so that larger browser text switches to the menu in time.
 */
export const withNavigation = "(min-width: 75em)";
