import type { ArtDirection, ImageSource } from "@circlet/design-system";
import * as messages from "~/messages/en/home";
import heroDesktop from "./images/art--hero--desktop.avif";
import heroMobile from "./images/art--hero--mobile.avif";
import arrivedDesktop from "./images/art--just-arrived--desktop.avif";
import arrivedMobile from "./images/art--just-arrived--mobile.avif";
import photo1 from "./images/art--customer-photo--1.avif";
import photo2 from "./images/art--customer-photo--2.avif";
import photo3 from "./images/art--customer-photo--3.avif";
import photo4 from "./images/art--customer-photo--4.avif";
import photo5 from "./images/art--customer-photo--5.avif";
import photo6 from "./images/art--customer-photo--6.avif";
import promoDesktop from "./images/art--promo--desktop.avif";
import promoMobile from "./images/art--promo--mobile.avif";
import coatsDesktop from "./images/art--tile-coats-jackets-vests--desktop.avif";
import coatsMobile from "./images/art--tile-coats-jackets-vests--mobile.avif";
import dressDesktop from "./images/art--tile-dress--desktop.avif";
import dressMobile from "./images/art--tile-dress--mobile.avif";
import jeansDesktop from "./images/art--tile-jeans--desktop.avif";
import jeansMobile from "./images/art--tile-jeans--mobile.avif";
import pantDesktop from "./images/art--tile-pant--desktop.avif";
import pantMobile from "./images/art--tile-pant--mobile.avif";
import sweatersDesktop from "./images/art--tile-sweaters--desktop.avif";
import sweatersMobile from "./images/art--tile-sweaters--mobile.avif";
import topDesktop from "./images/art--tile-top--desktop.avif";
import topMobile from "./images/art--tile-top--mobile.avif";

/** Images with versions for phones. They are part of the shop, so they do not depend on the commerce service. */

export const hero: ArtDirection = {
  desktop: {
    src: heroDesktop,
    width: 1440,
    height: 720,
    alt: messages.heroImage,
    priority: true,
  },
  mobile: { src: heroMobile, width: 960, height: 1018 },
};

export const promo: ArtDirection = {
  desktop: {
    src: promoDesktop,
    width: 1440,
    height: 520,
    alt: messages.promoImage,
  },
  mobile: { src: promoMobile, width: 960, height: 640 },
};

export const justArrived: ArtDirection = {
  desktop: { src: arrivedDesktop, width: 960, height: 1200, alt: "" },
  mobile: { src: arrivedMobile, width: 960, height: 720 },
};

/** Empty `alt`, because the tile's title describes the image. */
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

const photo = (src: string, alt: string): ImageSource => ({
  src,
  width: 640,
  height: 640,
  alt: messages.illustration(alt),
});

export const photos = {
  wrapDress: photo(photo1, messages.wrapDressImage),
  bag: photo(photo2, messages.bagImage),
  boots: photo(photo3, messages.bootsImage),
  jeansAndTee: photo(photo4, messages.jeansImage),
  trench: photo(photo5, messages.trenchImage),
  pumps: photo(photo6, messages.pumpsImage),
} as const;
