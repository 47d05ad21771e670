import type { ImageSource } from "../patterns/catalog/Image/Image.tsx";

/** Product images for stories, 4:5. */
const files = {
  boots: new URL("./images/boots.webp", import.meta.url).href,
  jeans: new URL("./images/jeans.webp", import.meta.url).href,
  pumps: new URL("./images/pumps.webp", import.meta.url).href,
  skirt: new URL("./images/skirt.webp", import.meta.url).href,
  slipDress: new URL("./images/slip-dress.webp", import.meta.url).href,
  sweater: new URL("./images/sweater.webp", import.meta.url).href,
  trench: new URL("./images/trench.webp", import.meta.url).href,
  wrapDress: new URL("./images/wrap-dress.webp", import.meta.url).href,
  blazerFront: new URL("./images/blazer-front.webp", import.meta.url).href,
  blazerBack: new URL("./images/blazer-back.webp", import.meta.url).href,
  blazerCollar: new URL("./images/blazer-collar.webp", import.meta.url).href,
  blazerFabric: new URL("./images/blazer-fabric.webp", import.meta.url).href,
  blazerCuff: new URL("./images/blazer-cuff.webp", import.meta.url).href,
  blazerTag: new URL("./images/blazer-tag.webp", import.meta.url).href,
};

export function storyImage(name: keyof typeof files, alt = ""): ImageSource {
  return { src: files[name], alt };
}

export const blazerImages: readonly ImageSource[] = [
  storyImage("blazerFront", "Tweed blazer, front"),
  storyImage("blazerBack", "Tweed blazer, back"),
  storyImage("blazerCollar", "Collar and lining"),
  storyImage("blazerFabric", "Tweed weave, up close"),
  storyImage("blazerCuff", "Cuff buttons and flap pocket"),
  storyImage("blazerTag", "Original swing tag"),
];
