import { cancellationMail, returnMail } from "~/company/mail";
import { categoryPath, searchPath } from "~/paths";
import { collections } from "./collection-links";
import { allColumns, everyBrand, footerPicks, shoes, trendingNow } from "./menu-links";
import { seeded } from "./seeded-links";

/** The drawers of the menu, and the rest of the category bar, which does not fit on phones. */
export const menu = [
  { label: "Women", href: seeded.women, columns: allColumns({ department: ["womens"] }) },
  { label: "Shoes", href: categoryPath("shoes"), columns: shoes },
  { label: "Trending", href: seeded.trending, columns: [...allColumns(trendingNow), ...collections] },
  { label: "Men", href: seeded.men },
  { label: "Bags", href: categoryPath("handbags") },
  { label: "Dresses", href: seeded.dresses },
  { label: "Sweaters & Outerwear", href: seeded.sweatersOuterwear },
  { label: "Sale", href: seeded.finalSale, tone: "sale" as const },
];

/** The footer's links. */
export const footer = [
  {
    title: "Shop",
    links: [
      { label: "All items", href: searchPath },
      { label: "New arrivals", href: seeded.newArrivals },
      { label: "Final sale", href: seeded.finalSale },
      { label: "Women", href: seeded.women },
      { label: "Men", href: seeded.men },
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
