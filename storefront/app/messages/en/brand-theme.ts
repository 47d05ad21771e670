export const preview = "This is a preview. Only people with this link see these colors.";
/** Above what is wrong with the theme. */
export const unusable = "This preview cannot show your theme:";
export const noTheme = "No theme is stored for this brand.";
