import { imageWidths } from "./constants";

/** The attributes of an `<img>` that lets the browser choose among the image service's widths. */
export interface Picture {
  readonly src: string;
  readonly srcSet: string;
  readonly alt: string;
}

const everyWidth: readonly number[] = Object.values(imageWidths);

/** A card is never wider than 960 pixels, on no screen, and never so narrow that 240 would do on today's. */
export const cardWidths: readonly number[] = [imageWidths.small, imageWidths.medium];

/** Stands in for a product that has no picture: the place keeps its ground. Without spaces, which end an address in srcset. */
const noPicture =
  "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%204%205'/%3E";

/** A picture in all widths, or in those that its place can need. Other parameters of its address are kept. */
export function pictureOf(url: string | null, alt: string, widths = everyWidth): Picture {
  if (url === null || !URL.canParse(url)) return { src: noPicture, srcSet: noPicture, alt };
  return {
    src: atWidth(url, imageWidths.medium),
    srcSet: widths.map((width) => `${atWidth(url, width)} ${width}w`).join(", "),
    alt,
  };
}

/** The address of a picture at one width, in pixels. */
export function atWidth(url: string, width: number): string {
  const address = new URL(url);
  address.searchParams.set("width", String(width));
  return address.href;
}
