import type { ImageInput } from "../../catalog/writing/product-input.ts";
import type { ColorSlug } from "../wardrobe.ts";

/** The views of a product, in gallery order. */
export const views = ["front", "back", "detail", "fabric"] as const;
export type View = (typeof views)[number];

/** The maximum number of pictures on a product page. */
const mostPictures = 8;

export interface Picture extends ImageInput {
  readonly view: View;
}

const inWords: Record<View, string> = {
  front: "front",
  back: "back",
  detail: "detail",
  fabric: "fabric close-up",
};

/** "<handle>--<color>--<view>": a picture's name under /images/. */
export function pictureName(handle: string, color: ColorSlug, view: View): string {
  return `${handle}--${color}--${view}`;
}

/** The pictures of one colorway. All `colorways` together fit on a product page. */
export function picturesOf(
  handle: string,
  color: ColorSlug,
  described: string,
  colorways: number,
): Picture[] {
  const shown = views.slice(0, Math.min(views.length, Math.floor(mostPictures / colorways)));
  return shown.map((view) => ({
    view,
    src: pictureName(handle, color, view),
    altText: `${described}, ${inWords[view]}`,
    width: 960,
    height: 1200,
  }));
}
