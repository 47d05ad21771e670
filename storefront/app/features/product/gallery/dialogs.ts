/** The dialogs of a product page, in their own chunk. */
export { GalleryDialog, ImageOverlay } from "@circlet/design-system";
