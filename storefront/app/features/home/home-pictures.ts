import type { ArtDirection, PictureSource } from "@circlet/design-system";
import heroDesktop from "./pictures/art--hero--desktop.avif";
import heroMobile from "./pictures/art--hero--mobile.avif";
import arrivedDesktop from "./pictures/art--just-arrived--desktop.avif";
import arrivedMobile from "./pictures/art--just-arrived--mobile.avif";
import photo1 from "./pictures/art--customer-photo--1.avif";
import photo2 from "./pictures/art--customer-photo--2.avif";
import photo3 from "./pictures/art--customer-photo--3.avif";
import photo4 from "./pictures/art--customer-photo--4.avif";
import photo5 from "./pictures/art--customer-photo--5.avif";
import photo6 from "./pictures/art--customer-photo--6.avif";
import promoDesktop from "./pictures/art--promo--desktop.avif";
import promoMobile from "./pictures/art--promo--mobile.avif";
import coatsDesktop from "./pictures/art--tile-coats-jackets-vests--desktop.avif";
import coatsMobile from "./pictures/art--tile-coats-jackets-vests--mobile.avif";
import dressDesktop from "./pictures/art--tile-dress--desktop.avif";
import dressMobile from "./pictures/art--tile-dress--mobile.avif";
import jeansDesktop from "./pictures/art--tile-jeans--desktop.avif";
import jeansMobile from "./pictures/art--tile-jeans--mobile.avif";
import pantDesktop from "./pictures/art--tile-pant--desktop.avif";
import pantMobile from "./pictures/art--tile-pant--mobile.avif";
import sweatersDesktop from "./pictures/art--tile-sweaters--desktop.avif";
import sweatersMobile from "./pictures/art--tile-sweaters--mobile.avif";
import topDesktop from "./pictures/art--tile-top--desktop.avif";
import topMobile from "./pictures/art--tile-top--mobile.avif";

/**
 * The pictures of the home page, each in its own size, drawn apart for phones. They are the shop's own files, not the
 * commerce service's: the page looks the same in front of a hosted one.
 */

export const hero: ArtDirection = {
  desktop: {
    src: heroDesktop,
    width: 1440,
    height: 720,
    alt: "Illustration: a trench coat, a satin slip dress, a leather bag and suede pumps in window light",
    priority: true,
  },
  mobile: { src: heroMobile, width: 960, height: 1018 },
};

export const promo: ArtDirection = {
  desktop: {
    src: promoDesktop,
    width: 1440,
    height: 520,
    alt: "Illustration: a tweed blazer, straight jeans and leather loafers",
  },
  mobile: { src: promoMobile, width: 960, height: 640 },
};

export const justArrived: ArtDirection = {
  desktop: { src: arrivedDesktop, width: 960, height: 1200, alt: "" },
  mobile: { src: arrivedMobile, width: 960, height: 720 },
};

/** The tile's title says what it shows. */
const tile = (desktop: string, mobile: string): ArtDirection => ({
  desktop: { src: desktop, width: 720, height: 900, alt: "" },
  mobile: { src: mobile, width: 480, height: 600 },
});

export const tiles = {
  dress: tile(dressDesktop, dressMobile),
  top: tile(topDesktop, topMobile),
  pant: tile(pantDesktop, pantMobile),
  jeans: tile(jeansDesktop, jeansMobile),
  sweaters: tile(sweatersDesktop, sweatersMobile),
  coats: tile(coatsDesktop, coatsMobile),
} as const;

const photo = (src: string, alt: string): PictureSource => ({
  src,
  width: 640,
  height: 640,
  alt: `Illustration: ${alt}`,
});

export const photos = {
  wrapDress: photo(photo1, "a floral wrap dress on a hanger"),
  bag: photo(photo2, "a leather bag on a peg by the door"),
  boots: photo(photo3, "suede ankle boots on an oak floor"),
  jeansAndTee: photo(photo4, "jeans and a Breton tee laid out on linen"),
  trench: photo(photo5, "a trench coat on a hanger, loafers on the floor below"),
  pumps: photo(photo6, "suede pumps on a round stool"),
} as const;
