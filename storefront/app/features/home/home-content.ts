import { offers, returnPolicy, shipsWithinHours, tiers } from "~/constants";
import { listingPath, searchPath } from "~/paths";
import * as images from "./home-images";
import type { HomeSection, Tile } from "./home-section";

/**
 * The content of the home page, from top to bottom. A merchandiser changes this file, not a component: sections can be
 * reordered, removed and repeated. Images are in home-images.ts, the products of each shelf in shelf-requests.ts.
 */
export const home: readonly HomeSection[] = [
  {
    kind: "hero",
    label: "Promotions",
    slides: [
      {
        headline: "Sent back. Checked. Yours for less.",
        text: "Unworn returns and pre-owned items from more than a hundred labels. We inspect each one by hand and grade it before it goes on sale.",
        button: { label: "Start shopping now", href: listingPath({ sort: "newest" }) },
        image: images.hero,
      },
    ],
    shown: 0,
    actionVariant: "outline",
  },
  {
    kind: "tiles",
    label: "Categories",
    tiles: [
      tile("top", "Tops", "top", "tops", images.tiles.top),
      tile("pant", "Pants", "pant", "pants", images.tiles.pant),
      tile("dress", "Dresses", "dress", "dresses", images.tiles.dress),
      tile("jeans", "Jeans", "jeans", "jeans", images.tiles.jeans),
      tile("sweaters", "Sweaters", "sweaters", "sweaters", images.tiles.sweaters),
      tile("outerwear", "Coats, jackets & vests", "coats-jackets-vests", "outerwear", images.tiles.coats),
    ],
  },
  {
    kind: "shelf",
    slug: "dresses",
    title: "Dresses",
    link: { label: "See all dresses", href: listingPath({ category: ["dresses"] }) },
    rows: 2,
  },
  {
    kind: "promo",
    title: `${offers.welcomePercent}% off your first order`,
    subtitles: [
      `New here? Take a quarter off with the code ${offers.welcomeCode} in your bag or at checkout.`,
    ],
    href: listingPath({ current_tier: [tiers.newArrivals] }),
    image: images.promo,
    textColor: "black",
    buttonLabel: "Shop all items",
    disclaimer: `One use per customer. A code from us by email expires ${offers.welcomeHours} hours after we send it.`,
  },
  {
    kind: "shelf",
    slug: "just-arrived",
    title: "Just Arrived",
    // The exact address matters, including the order of its parameters.
    link: { label: "Browse more", href: `${searchPath}?sort=deals&current_tier=${tiers.newArrivals}` },
    columns: 3,
    promotion: images.justArrived,
  },
  {
    kind: "shelf",
    slug: "likely-to-sell-fast",
    title: "Likely to sell fast",
    link: { label: "See what sells", href: listingPath({ current_tier: [tiers.trending] }) },
  },
  {
    kind: "promo",
    title: `${offers.bundlePercent}% off when you buy ${offers.bundleSize} or more`,
    subtitles: ["Applied automatically at checkout. No code needed."],
    href: listingPath({ sort: "deals" }),
    tone: "lightOrange",
    buttonLabel: "Find a pair",
    showPerks: false,
  },
  {
    kind: "shelf",
    slug: "new-markdowns",
    title: "New markdowns",
    link: { label: "See all markdowns", href: listingPath({ current_tier: tiers.markdowns }) },
  },
  {
    kind: "shelf",
    slug: "last-chance",
    title: "Last chance",
    link: { label: "See all last chances", href: listingPath({ current_tier: [tiers.lastChance] }) },
  },
  {
    kind: "photos",
    title: "Out of the box, into the world",
    text: "Items that found a second home, as our shoppers see them. Illustrated.",
    photos: [
      { image: images.photos.wrapDress, credit: "Ines, Portland" },
      { image: images.photos.bag, credit: "Maya, Chicago" },
      { image: images.photos.boots, credit: "Jo, Santa Fe" },
      { image: images.photos.jeansAndTee, credit: "Priya, Oakland" },
      { image: images.photos.trench, credit: "Lena, Boston" },
      { image: images.photos.pumps, credit: "Carmen, Austin" },
    ],
  },
  {
    kind: "shelf",
    slug: "shoes-and-bags",
    title: "Shoes & bags",
    link: { label: "See all shoes and bags", href: listingPath({ category: ["handbags", "shoes"] }) },
  },
  {
    kind: "shelf",
    slug: "outerwear",
    title: "Outerwear",
    link: { label: "See all outerwear", href: listingPath({ category: ["outerwear"] }) },
  },
  {
    kind: "claims",
    title: "Quality, value and sustainability, redefined in one retail experience",
    text: "We are committed to circularizing fashion: what was sent back, or loved before, goes to someone who wears it.",
    button: { label: "Start shopping now", href: searchPath },
    claims: [
      {
        icon: "value",
        title: `Often ${offers.oftenPercent}% or more below retail`,
        text: "The same item, the same label, a better price.",
      },
      {
        icon: "brands",
        title: "In collaboration with top brands",
        text: "Returns and overstock come to us straight from the brands.",
      },
      {
        icon: "quality",
        title: "Quality guaranteed",
        text: "Every purchase is backed by our quality guarantee.",
      },
      {
        icon: "shipping",
        title: "Free shipping, all year round",
        text: `Every order leaves us within ${shipsWithinHours} hours.`,
      },
      {
        icon: "returns",
        title: "Easy returns, all year round",
        text: `Free by mail for ${returnPolicy.freeByMailDays} days, accepted for ${returnPolicy.days}.`,
      },
      { icon: "payment", title: "Secure payment", text: "Your card number never reaches us." },
    ],
  },
  { kind: "testimonials", title: "What shoppers say" },
];

function tile(key: Tile["key"], title: string, slug: string, collection: string, image: Tile["image"]): Tile {
  return { key, title, slug, collection, image };
}
