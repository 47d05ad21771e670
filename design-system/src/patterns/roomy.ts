/** From here on there is room beside the content: for the navigation's line, for the filters, for a shelf of five. */
export const roomy = "(min-width: 1024px)";
