import type { PictureSource } from "../patterns/Picture/Picture.tsx";

/** Illustrated pieces for the stories, 4:5. */
const files = {
  boots: new URL("./pictures/boots.webp", import.meta.url).href,
  jeans: new URL("./pictures/jeans.webp", import.meta.url).href,
  pumps: new URL("./pictures/pumps.webp", import.meta.url).href,
  skirt: new URL("./pictures/skirt.webp", import.meta.url).href,
  slipDress: new URL("./pictures/slip-dress.webp", import.meta.url).href,
  sweater: new URL("./pictures/sweater.webp", import.meta.url).href,
  trench: new URL("./pictures/trench.webp", import.meta.url).href,
  wrapDress: new URL("./pictures/wrap-dress.webp", import.meta.url).href,
  blazerFront: new URL("./pictures/blazer-front.webp", import.meta.url).href,
  blazerBack: new URL("./pictures/blazer-back.webp", import.meta.url).href,
  blazerCollar: new URL("./pictures/blazer-collar.webp", import.meta.url).href,
  blazerFabric: new URL("./pictures/blazer-fabric.webp", import.meta.url).href,
  blazerCuff: new URL("./pictures/blazer-cuff.webp", import.meta.url).href,
  blazerTag: new URL("./pictures/blazer-tag.webp", import.meta.url).href,
};

export function storyPicture(name: keyof typeof files, alt = ""): PictureSource {
  return { src: files[name], alt };
}

export const blazerPictures: readonly PictureSource[] = [
  storyPicture("blazerFront", "Tweed blazer, front"),
  storyPicture("blazerBack", "Tweed blazer, back"),
  storyPicture("blazerCollar", "Collar and lining"),
  storyPicture("blazerFabric", "Tweed weave, up close"),
  storyPicture("blazerCuff", "Cuff buttons and flap pocket"),
  storyPicture("blazerTag", "Original swing tag"),
];
