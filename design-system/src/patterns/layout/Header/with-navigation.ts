/**
 * From this width (1200 px) up, navigation, logo and search field fit in a row. Below it, they are in the menu. In em, so
 * that larger browser text also switches to the menu.
 */
export const withNavigation = "(min-width: 75em)";
