import { offers, returnPolicy, shipsWithinHours, tiers } from "~/lib/constants";
import { listingPath, searchPath } from "~/lib/paths";
import * as pictures from "./home-pictures";
import type { HomeSection, Tile } from "./home-section";

/**
 * What the home page says and shows, from top to bottom. A merchandiser changes this file, not a component: sections
 * can be reordered, left out and repeated. Pictures are in home-pictures.ts, what stands on a shelf in shelf-requests.ts.
 */
export const home: readonly HomeSection[] = [
  {
    kind: "hero",
    label: "Promotions",
    slides: [
      {
        headline: "Sent back. Checked. Yours for less.",
        text: "Unworn returns and pre-owned pieces from more than a hundred labels. We inspect each one by hand and grade it before it goes on the rail.",
        button: { label: "Start shopping now", href: listingPath({ sort: "newest" }) },
        picture: pictures.hero,
      },
    ],
    shown: 0,
    actionLook: "bordered",
  },
  {
    kind: "tiles",
    label: "Categories",
    tiles: [
      tile("dress", "Dresses", "dress", "dresses", pictures.tiles.dress),
      tile("top", "Tops", "top", "tops", pictures.tiles.top),
      tile("pant", "Pants", "pant", "pants", pictures.tiles.pant),
      tile("jeans", "Jeans", "jeans", "jeans", pictures.tiles.jeans),
      tile("sweaters", "Sweaters", "sweaters", "sweaters", pictures.tiles.sweaters),
      tile("outerwear", "Coats, jackets & vests", "coats-jackets-vests", "outerwear", pictures.tiles.coats),
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
    subtitles: [`New here? Take a quarter off with the code ${offers.welcomeCode} at checkout.`],
    href: listingPath({ current_tier: [tiers.newArrivals] }),
    picture: pictures.promo,
    textColor: "black",
    buttonLabel: "Shop all pieces",
    buttonGround: "black",
    disclaimer: `One use per customer. The offer expires in ${offers.welcomeHours} hours.`,
  },
  {
    kind: "shelf",
    slug: "just-arrived",
    title: "Just Arrived",
    // To the letter of specification A2, the order of its parameters included.
    link: { label: "Browse more", href: `${searchPath}?sort=deals&current_tier=${tiers.newArrivals}` },
    columns: 3,
    promotion: pictures.justArrived,
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
    ground: "lightOrange",
    buttonLabel: "Find a pair",
    buttonGround: "black",
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
    text: "Pieces that found a second home, as our shoppers see them. Illustrated.",
    photos: [
      { picture: pictures.photos.wrapDress, credit: "Ines, Portland" },
      { picture: pictures.photos.bag, credit: "Maya, Chicago" },
      { picture: pictures.photos.boots, credit: "Jo, Santa Fe" },
      { picture: pictures.photos.jeansAndTee, credit: "Priya, Oakland" },
      { picture: pictures.photos.trench, credit: "Lena, Boston" },
      { picture: pictures.photos.pumps, credit: "Carmen, Austin" },
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
        title: `Up to ${offers.upToPercent}% below elsewhere`,
        text: "The same piece, the same label, a better price.",
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
        text: `Free by mail for ${returnPolicy.freeByMailDays} days, taken for ${returnPolicy.days}.`,
      },
      { icon: "payment", title: "Secure payment", text: "Your card number never reaches us." },
    ],
  },
  { kind: "testimonials", title: "What shoppers say" },
];

function tile(
  key: Tile["key"],
  title: string,
  slug: string,
  collection: string,
  picture: Tile["picture"],
): Tile {
  return { key, title, slug, collection, picture };
}
