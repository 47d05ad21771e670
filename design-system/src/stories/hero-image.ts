import type { ArtDirection } from "../patterns/catalog/Image/ArtDirectedImage.tsx";

export const heroImage: ArtDirection = {
  desktop: {
    src: new URL("./images/hero-desktop.webp", import.meta.url).href,
    alt: "Illustration: a trench coat, a satin slip dress, a leather bag and suede pumps in window light",
    width: 1280,
    height: 640,
    priority: true,
  },
  mobile: {
    src: new URL("./images/hero-mobile.webp", import.meta.url).href,
    width: 780,
    height: 827,
  },
};
