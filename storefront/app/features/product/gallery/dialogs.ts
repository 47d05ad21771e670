/** A product page's dialogs, in a chunk of their own. */
export { GalleryDialog, ImageOverlay } from "@circlet/design-system";
export { SizeChartOverlay } from "../measurements/SizeChartOverlay";
