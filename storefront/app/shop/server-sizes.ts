/** How many the server asks for or renders. */
import { galleryImages, suggestionsShown } from "@circlet/design-system/constants";

/** Products that a listing page renders first, in whole rows of two, three or four. The others load later. */
export const listingStart = 24;
/** Up to this many products, a listing page renders all of them at once. */
export const listingWhole = 40;
export const shelf = 18;
/** Products that are looked at for new matches of a saved search. */
export const newest = 40;
/** As many as almost every cart has. */
export const cartLines = 10;
/** Those of a larger cart; the service's maximum. */
export const moreCartLines = 250;
/** Lines that the cart page shows at once. */
export const cartPageLines = 50;
/** The service's maximum. */
export const variants = 250;
export const productImages = galleryImages;
export const suggestions = suggestionsShown;
export const suggestedProducts = 4;
export const feed = 50;
export const feedVariants = 50;
/** Collections for the sitemap; the service's maximum. */
export const collections = 250;
/** Products for the sitemap; the service's maximum. */
export const sitemap = 250;
