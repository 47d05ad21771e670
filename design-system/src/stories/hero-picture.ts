import type { ArtDirection } from "../patterns/Picture/ArtPicture.tsx";

/** The hero's illustration, drawn for wide windows and for phones. */
export const heroPicture: ArtDirection = {
  desktop: {
    src: new URL("./pictures/hero-desktop.webp", import.meta.url).href,
    alt: "Illustration: a trench coat, a satin slip dress, a leather bag and suede pumps in window light",
    width: 1280,
    height: 640,
    priority: true,
  },
  mobile: {
    src: new URL("./pictures/hero-mobile.webp", import.meta.url).href,
    width: 780,
    height: 827,
  },
};
