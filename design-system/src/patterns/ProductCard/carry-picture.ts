import type { MouseEvent } from "react";

export interface CarriedPicture {
  /** The file that the card shows: it is here already. */
  readonly src: string;
  /** Where it stands in the window. */
  readonly box: DOMRect;
}

let carried: CarriedPicture | null = null;

/** Takes along the picture of the card that is pressed, so that it moves to its place on the piece's page. */
export function carryPicture(event: MouseEvent<HTMLElement>): void {
  const card = event.currentTarget.closest('[data-component="product-card"]');
  const picture = card?.querySelector<HTMLImageElement>('[data-part="picture"] img');
  carried = picture?.currentSrc ? { src: picture.currentSrc, box: picture.getBoundingClientRect() } : null;
}

/** The picture that was taken along, once. */
export function takeCarried(): CarriedPicture | null {
  const picture = carried;
  carried = null;
  return picture;
}
