/** The pictures in the whole window, in a chunk of their own. */
export { GalleryDialog as default } from "@circlet/design-system";
