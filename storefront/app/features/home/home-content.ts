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
import { offers, returnPolicy, shipsWithinHours } from "~/shop/constants";
import { answerPaths, brandsPath, listingPath, paymentPath, searchPath } from "~/shop/paths";
import * as messages from "~/messages/en/home";
import * as common from "~/messages/en/common";
import * as images from "./home-images";
import type { HomeSection, Tile } from "./home-section";

/** Merchandisers edit this: sections can be reordered, removed and repeated (home-images.ts, shelf-requests.ts). */
export const home: readonly HomeSection[] = [
  {
    kind: "hero",
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
    title: messages.welcome(offers.welcomePercent),
    subtitles: [messages.welcomeText(offers.welcomePercent, offers.welcomeDiscountCode)],
    href: listingPath({ current_tier: priceTiers.newArrivals }),
    image: images.promo,
    textColor: "black",
    buttonLabel: common.shopAllItems,
    buttonHref: searchPath,
    disclaimer: messages.welcomeTerms(offers.welcomeHours),
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
    title: messages.bundle(offers.bundlePercent, offers.bundleSize),
    subtitles: [messages.bundleText],
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
    title: messages.claimsTitle,
    text: messages.claimsText,
    button: { label: messages.startShopping, href: searchPath },
    claims: [
      {
        icon: TagIcon,
        title: messages.value(offers.upToPercent),
        text: messages.valueText,
        href: answerPaths.prices,
      },
      { icon: StarIcon, title: messages.brands, text: messages.brandsText, href: brandsPath },
      {
        icon: CheckIcon,
        title: messages.authentic,
        text: messages.authenticText,
        href: answerPaths.authentic,
      },
      {
        icon: CircleCheckIcon,
        title: messages.satisfaction,
        text: messages.satisfactionText(returnPolicy.freeByMailDays),
        href: answerPaths.satisfaction,
      },
      {
        icon: TruckIcon,
        title: messages.shipping,
        text: messages.shippingText,
        href: answerPaths.shipping,
      },
      {
        icon: OrdersIcon,
        title: messages.shippingTime(shipsWithinHours),
        text: messages.shippingTimeText,
        href: answerPaths.shippingTime,
      },
      {
        icon: ReturnIcon,
        title: messages.returns,
        text: messages.returnsText(returnPolicy.freeByMailDays, returnPolicy.days),
        href: answerPaths.returns,
      },
      { icon: LockIcon, title: messages.payment, text: messages.paymentText, href: paymentPath },
    ],
  },
  { kind: "testimonials", title: messages.reviews },
];

function tile(key: Tile["key"], title: string, slug: string, collection: string, image: Tile["image"]): Tile {
  return { key, title, slug, collection, image };
}
