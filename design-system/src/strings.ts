/** Default strings in one module per pattern, so that shops load only those they use. `labels` overrides them. */

export { counted } from "./strings/counted.ts";
export { addToCartStrings } from "./strings/add-to-cart-strings.ts";
export { consentStrings } from "./strings/consent-strings.ts";
export { wishlistStrings } from "./strings/wishlist-strings.ts";
export { productCardStrings } from "./strings/product-card-strings.ts";
export { productGridStrings } from "./strings/product-grid-strings.ts";
export { swatchStrings } from "./strings/swatch-strings.ts";
export { galleryStrings } from "./strings/gallery-strings.ts";
export { conditionPanelStrings } from "./strings/condition-panel-strings.ts";
export { stickyAddToCartStrings } from "./strings/sticky-add-to-cart-strings.ts";
export { shelfStrings } from "./strings/shelf-strings.ts";
export { slideshowStrings } from "./strings/slideshow-strings.ts";
export { testimonialStrings } from "./strings/testimonial-strings.ts";
export { breadcrumbStrings } from "./strings/breadcrumb-strings.ts";
export { paginationStrings } from "./strings/pagination-strings.ts";
export { listingStrings } from "./strings/listing-strings.ts";
export { headerStrings } from "./strings/header-strings.ts";
export { searchStrings } from "./strings/search-strings.ts";
export { footerStrings } from "./strings/footer-strings.ts";
export { cartStrings } from "./strings/cart-strings.ts";
export { panelStrings } from "./strings/panel-strings.ts";
export { priceStrings } from "./strings/price-strings.ts";
export { conditionStrings } from "./strings/condition-strings.ts";
export { fieldStrings } from "./strings/field-strings.ts";
export { dialogStrings } from "./strings/dialog-strings.ts";
export { errorNoticeStrings } from "./strings/error-notice-strings.ts";
