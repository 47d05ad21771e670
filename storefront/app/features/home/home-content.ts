import {
  CheckIcon,
  CircleCheckIcon,
  LockIcon,
  OrdersIcon,
  ReturnIcon,
  StarIcon,
  TagIcon,
  TruckIcon,
} from "@circlet/design-system";
import { priceTiers } from "@circlet/service-kit/price-tiers";
import { shopName } from "~/shop/shop-name";
import { answerPaths, brandsPath, listingPath, paymentPath, searchPath } from "~/shop/paths";
import * as messages from "~/messages/en/home";
import * as common from "~/messages/en/common";
import * as promises from "~/messages/en/promises";
import * as images from "./home-images";
import type { HomeSection, Tile } from "./home-section";

/** Merchandisers edit this: sections can be reordered, removed and repeated (home-images.ts, shelf-requests.ts). */
export const home: readonly HomeSection[] = [
  {
    kind: "hero",
    promise: "demo",
    label: messages.promotions,
    slides: [
      {
        headline: messages.heroTitle,
        text: messages.heroText,
        button: { label: messages.startShopping, href: listingPath({ sort: "newest" }) },
        image: images.hero,
      },
    ],
    shown: 0,
    actionVariant: "outline",
  },
  {
    kind: "hero",
    without: "demo",
    label: messages.promotions,
    slides: [
      {
        get headline() {
          return shopName();
        },
        text: messages.justArrived,
        button: { label: messages.startShopping, href: listingPath({ sort: "newest" }) },
      },
    ],
    shown: 0,
    actionVariant: "outline",
  },
  {
    kind: "shelf",
    without: "demo",
    slug: "newest",
    title: messages.justArrived,
    link: { label: messages.browseMore, href: listingPath({ sort: "newest" }) },
  },
  {
    kind: "tiles",
    label: messages.categories,
    tiles: [
      tile("top", messages.tops, "top", "tops", images.tiles.top),
      tile("pant", messages.pants, "pants", "pants", images.tiles.pant),
      tile("dress", messages.dresses, "dress", "dresses", images.tiles.dress),
      tile("jeans", messages.jeans, "jeans", "jeans", images.tiles.jeans),
      tile("sweaters", messages.sweaters, "sweaters", "sweaters", images.tiles.sweaters),
      tile("outerwear", messages.coats, "coats-jackets-vests", "outerwear", images.tiles.coats),
    ],
  },
  {
    kind: "shelf",
    slug: "dresses",
    title: messages.dresses,
    link: { label: messages.seeAllDresses, href: listingPath({ category: ["dresses"] }) },
    rows: 2,
  },
  {
    kind: "promo",
    promise: "welcome",
    title: promises.welcome,
    subtitles: [promises.welcomeText],
    href: listingPath({ current_tier: priceTiers.newArrivals }),
    image: images.promo,
    textColor: "black",
    buttonLabel: common.shopAllItems,
    buttonHref: searchPath,
    disclaimer: promises.welcomeTerms,
  },
  {
    kind: "shelf",
    slug: "just-arrived",
    title: messages.justArrived,
    // Must stay exactly this URL, including the order of its parameters.
    link: {
      label: messages.browseMore,
      href: `${searchPath}?sort=deals&current_tier=${priceTiers.newArrivals.join()}`,
    },
    columns: 3,
    promotion: images.justArrived,
  },
  {
    kind: "shelf",
    slug: "likely-to-sell-fast",
    title: messages.sellsFast,
    link: { label: messages.seeWhatSells, href: listingPath({ current_tier: priceTiers.sellsFast }) },
  },
  {
    kind: "promo",
    promise: "bundle",
    title: promises.bundle,
    subtitles: [promises.bundleText],
    href: listingPath({ sort: "deals" }),
    tone: "lightOrange",
    buttonLabel: messages.findPair,
    buttonHref: searchPath,
    showPerks: false,
  },
  {
    kind: "shelf",
    slug: "new-markdowns",
    title: messages.markdowns,
    link: { label: messages.seeAllMarkdowns, href: listingPath({ current_tier: priceTiers.markdowns }) },
  },
  {
    kind: "shelf",
    slug: "last-chance",
    title: messages.lastChance,
    link: { label: messages.seeAllLastChances, href: listingPath({ current_tier: priceTiers.lastChance }) },
  },
  {
    kind: "photos",
    promise: "demo",
    title: messages.photosTitle,
    text: messages.photosText,
    photos: [
      { image: images.photos.wrapDress, credit: messages.creditWrapDress },
      { image: images.photos.bag, credit: messages.creditBag },
      { image: images.photos.boots, credit: messages.creditBoots },
      { image: images.photos.jeansAndTee, credit: messages.creditJeans },
      { image: images.photos.trench, credit: messages.creditTrench },
      { image: images.photos.pumps, credit: messages.creditPumps },
    ],
  },
  {
    kind: "shelf",
    slug: "shoes-and-bags",
    title: messages.shoesAndBags,
    link: { label: messages.seeAllShoesAndBags, href: listingPath({ category: ["handbags", "shoes"] }) },
  },
  {
    kind: "shelf",
    slug: "outerwear",
    title: messages.outerwear,
    link: { label: messages.seeAllOuterwear, href: listingPath({ category: ["outerwear"] }) },
  },
  {
    kind: "claims",
    promise: "demo",
    title: messages.claimsTitle,
    text: messages.claimsText,
    button: { label: messages.startShopping, href: searchPath },
    claims: [
      {
        promise: "low-prices",
        icon: TagIcon,
        title: promises.lowPrices,
        text: promises.lowPricesText,
        href: answerPaths.prices,
      },
      { icon: StarIcon, title: messages.brands, text: messages.brandsText, href: brandsPath },
      {
        icon: CheckIcon,
        title: promises.authentic,
        text: promises.authenticText,
        href: answerPaths.authentic,
      },
      {
        icon: CircleCheckIcon,
        title: promises.satisfaction,
        text: promises.satisfactionText,
        href: answerPaths.satisfaction,
      },
      {
        promise: "free-shipping",
        icon: TruckIcon,
        title: promises.freeShippingClaim,
        text: promises.freeShippingClaimText,
        href: answerPaths.shipping,
      },
      {
        promise: "free-shipping",
        icon: OrdersIcon,
        title: promises.shippingTimeClaim,
        text: promises.shippingTimeClaimText,
        href: answerPaths.shippingTime,
      },
      {
        promise: "easy-returns",
        icon: ReturnIcon,
        title: promises.easyReturnsClaim,
        text: promises.easyReturnsText,
        href: answerPaths.returns,
      },
      { icon: LockIcon, title: promises.securePayment, text: promises.securePaymentText, href: paymentPath },
    ],
  },
  { kind: "testimonials", title: messages.reviews },
];

function tile(key: Tile["key"], title: string, slug: string, collection: string, image: Tile["image"]): Tile {
  return { key, title, slug, collection, image };
}
