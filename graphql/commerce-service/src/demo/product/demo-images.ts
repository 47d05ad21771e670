import type { ImageInput } from "../../catalog/writing/product-input.ts";
import type { DefectKind } from "../offer/defects.ts";
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

const defectInfix = "--defect-";

/** "<handle>--<color>--defect-<kind>": a close-up of a defect, which the image service draws on a close-up of the product. */
export function defectImageName(handle: string, color: ColorSlug, kind: DefectKind): string {
  return `${handle}--${color}${defectInfix}${kind}`;
}

/** The image and the kind in a name of `defectImageName`; undefined for other names. */
export function parseDefectImageName(
  name: string,
  view: GalleryView,
): { readonly image: string; readonly kind: string } | undefined {
  const [colorway, kind] = name.split(defectInfix);
  return colorway !== undefined && kind !== undefined ? { image: `${colorway}--${view}`, kind } : undefined;
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
