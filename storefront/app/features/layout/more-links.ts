import { cancellationMail, returnMail } from "~/company/mail";
import { categoryPath, searchPath } from "~/paths";
import { collectionColumns } from "./collection-links";
import {
  allColumns,
  everyBrand,
  footerPicks,
  shoesColumns,
  trendingNow,
} from "./menu-links";
import { seededLinks } from "./seeded-links";

/** The drawers of the menu, and the rest of the category bar, which does not fit on phones. */
export const menu = [
  { label: "Women", href: seededLinks.women, columns: allColumns({ department: ["womens"] }) },
  { label: "Shoes", href: categoryPath("shoes"), columns: shoesColumns },
  {
    label: "Trending",
    href: seededLinks.trending,
    columns: [...allColumns(trendingNow), ...collectionColumns],
  },
  { label: "Men", href: seededLinks.men },
  { label: "Bags", href: categoryPath("handbags") },
  { label: "Dresses", href: seededLinks.dresses },
  { label: "Sweaters & Outerwear", href: seededLinks.sweatersOuterwear },
  { label: "Sale", href: seededLinks.finalSale, tone: "sale" as const },
];

/** The footer's links. */
export const footer = [
  {
    title: "Shop",
    links: [
      { label: "All items", href: searchPath },
      { label: "New arrivals", href: seededLinks.newArrivals },
      { label: "Final sale", href: seededLinks.finalSale },
      { label: "Women", href: seededLinks.women },
      { label: "Men", href: seededLinks.men },
      { label: "Bags", href: categoryPath("handbags") },
      ...footerPicks,
      { ...everyBrand, label: "Brands" },
    ],
  },
  {
    title: "Help",
    links: [
      { label: "Contact", href: "/contact" },
      { label: "FAQ", href: "/faq" },
      { label: "Returns", href: "/faq#returns" },
      { label: "Orders", href: "/profile/orders" },
      { label: "Account", href: "/profile" },
    ],
  },
  {
    title: "Circlet",
    links: [
      { label: "Our story", href: "/our-story" },
      { label: "Partners", href: "/partners" },
      { label: "Accessibility", href: "/accessibility" },
      { label: "Terms of Use", href: "/terms" },
      { label: "Privacy Statement", href: "/privacy" },
    ],
  },
  {
    title: "Write to us",
    links: [
      { label: "Start a return", href: returnMail() },
      { label: "Cancel an order", href: cancellationMail() },
    ],
  },
];
