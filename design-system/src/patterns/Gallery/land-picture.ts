import { pictureFlight } from "../../constants.ts";
import { type CarriedPicture, takeCarried } from "../ProductCard/carry-picture.ts";
import * as css from "./Gallery.css.ts";

/**
 * A ref of the place of a piece's first picture: that of the card which was pressed moves there, where motion is
 * welcome. The page is there at once and waits for nothing; a view transition would keep it back until the browser has
 * taken a picture of the old one, a tenth of a second and on a slow phone four.
 */
export function landPicture(place: HTMLElement | null): void {
  const picture = place && takeCarried();
  if (!picture || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  // The page has been laid out then, and is scrolled to its top.
  requestAnimationFrame(() => fly(picture, place.getBoundingClientRect()));
}

function fly({ src, box }: CarriedPicture, to: DOMRect): void {
  const picture = Object.assign(new Image(), { src, alt: "", className: css.flying });
  picture.dataset["part"] = "carried-picture";
  picture.setAttribute("aria-hidden", "true");
  const { left, top, width, height } = to;
  Object.assign(picture.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  document.body.append(picture);
  const start = `translate(${box.left - left}px, ${box.top - top}px) scale(${box.width / width}, ${box.height / height})`;
  const flight = picture.animate([{ transform: start }, { transform: "none" }], {
    duration: pictureFlight,
    easing: "ease-out",
  });
  // Whoever scrolls meanwhile would see it stay behind.
  addEventListener("scroll", () => flight.cancel(), { once: true, passive: true });
  const land = (): void => picture.remove();
  flight.finished.then(land, land);
}
