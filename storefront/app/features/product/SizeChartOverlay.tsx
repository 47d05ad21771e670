/** The overlay with its dialog, in a chunk of its own. */
export { ImageOverlay as default } from "@circlet/design-system";
