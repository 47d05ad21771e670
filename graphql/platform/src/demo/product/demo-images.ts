import type { ImageInput } from "../../catalog/writing/product-input.ts";
import type { ColorSlug } from "../wardrobe.ts";

/** The views of a product, in gallery order. */
export const galleryViews = ["front", "back", "detail", "fabric"] as const;
export type GalleryView = (typeof galleryViews)[number];

/** The maximum number of images on a product page. */
const mostImages = 8;

export interface DemoImage extends ImageInput {
  readonly view: GalleryView;
}

const inWords: Record<GalleryView, string> = {
  front: "front",
  back: "back",
  detail: "detail",
  fabric: "fabric close-up",
};

/** "<handle>--<color>--<view>": an image's name under /images/. */
export function imageName(handle: string, color: ColorSlug, view: GalleryView): string {
  return `${handle}--${color}--${view}`;
}

/** The images of one colorway. All `colorways` together fit on a product page. */
export function demoImages(
  handle: string,
  color: ColorSlug,
  described: string,
  colorways: number,
): DemoImage[] {
  const shown = galleryViews.slice(0, Math.min(galleryViews.length, Math.floor(mostImages / colorways)));
  return shown.map((view) => ({
    view,
    src: imageName(handle, color, view),
    altText: `${described}, ${inWords[view]}`,
    width: 960,
    height: 1200,
  }));
}
