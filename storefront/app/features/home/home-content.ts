import { listingPath } from "~/lib/paths";
import heroDesktop from "./pictures/hero-desktop.avif";
import heroMobile from "./pictures/hero-mobile.avif";
import coats from "./pictures/tile-coats-jackets-vests.avif";
import dress from "./pictures/tile-dress.avif";
import jeans from "./pictures/tile-jeans.avif";
import pant from "./pictures/tile-pant.avif";
import sweaters from "./pictures/tile-sweaters.avif";
import top from "./pictures/tile-top.avif";

/** What the home page says and shows. A merchandiser changes this file, not a component. */

export const hero = {
  headline: "Sent back. Checked. Yours for less.",
  text: "Unworn returns and pre-owned pieces from more than a hundred labels. We inspect each one by hand and grade it before it goes on the rail.",
  button: { label: "Start shopping now", href: listingPath({ sort: "newest" }) },
  /** Illustrated. */
  alt: "Illustration: a trench coat, a satin slip dress, a leather bag and suede pumps in window light",
  desktop: { src: heroDesktop, width: 1440, height: 720 },
  mobile: { src: heroMobile, width: 960, height: 1018 },
};

/** Slugs as the specification's tiles have them (HOME-4), and the collections that hold their pieces. */
export const tiles = [
  { key: "dress", title: "Dresses", slug: "dress", collection: "dresses", src: dress },
  { key: "top", title: "Tops", slug: "top", collection: "tops", src: top },
  { key: "pant", title: "Pants", slug: "pant", collection: "pants", src: pant },
  { key: "jeans", title: "Jeans", slug: "jeans", collection: "jeans", src: jeans },
  { key: "sweaters", title: "Sweaters", slug: "sweaters", collection: "sweaters", src: sweaters },
  {
    key: "outerwear",
    title: "Coats, jackets & vests",
    slug: "coats-jackets-vests",
    collection: "outerwear",
    src: coats,
  },
] as const;

/** Pixels. */
export const tileSize = { width: 720, height: 900 } as const;

export interface ShelfContent {
  readonly slug: string;
  readonly title: string;
  readonly link: { readonly href: string; readonly label: string };
  readonly columns?: 3 | 5;
  readonly rows?: 2;
}

/** The shelves of HOME-6, in their order; what is on them stands in shelf-requests.ts. */
export const shelves: readonly ShelfContent[] = [
  {
    slug: "dresses",
    title: "Dresses",
    link: { href: listingPath({ category: ["dresses"] }), label: "See all dresses" },
    rows: 2,
  },
  {
    slug: "just-arrived",
    title: "Just Arrived",
    link: { href: listingPath({ sort: "deals", current_tier: ["L1"] }), label: "Browse more" },
    columns: 3,
  },
  {
    slug: "likely-to-sell-fast",
    title: "Likely to sell fast",
    link: { href: listingPath({ current_tier: ["L3"] }), label: "See all that sells fast" },
  },
  {
    slug: "new-markdowns",
    title: "New markdowns",
    link: { href: listingPath({ current_tier: ["L5", "L6", "L10"] }), label: "See all markdowns" },
  },
  {
    slug: "last-chance",
    title: "Last chance",
    link: { href: listingPath({ current_tier: ["L30"] }), label: "See all last chances" },
  },
  {
    slug: "shoes-and-bags",
    title: "Shoes & bags",
    link: { href: listingPath({ category: ["handbags", "shoes"] }), label: "See all shoes and bags" },
  },
  {
    slug: "outerwear",
    title: "Outerwear",
    link: { href: listingPath({ category: ["outerwear"] }), label: "See all outerwear" },
  },
];
