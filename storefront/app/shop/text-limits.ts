/** How many characters a text may have. */

export const metaDescription = 150;
export const socialDescription = 200;
export const pageTitle = 60;
/** The platform's limit. */
export const discountCode = 255;
