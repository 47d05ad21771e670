import { tiers } from "~/lib/constants";
import { cancellationMail, returnMail } from "~/lib/support-mail";
import { categoryPath, searchPath } from "~/lib/paths";
import { allColumns, everyBrand, footerPicks, shoes } from "./menu-links";
import { seeded } from "./seeded-links";

/** The drawers of the menu (HEAD-9, decision 2), and the rest of the category sub-header, which phones have no room for. */
export const menu = [
  { label: "Women", href: seeded.women, columns: allColumns({ department: ["womens"] }) },
  { label: "Shoes", href: categoryPath("shoes"), columns: shoes },
  { label: "Trending", href: seeded.trending, columns: allColumns({ current_tier: [tiers.trending] }) },
  { label: "Dresses", href: seeded.dresses },
  { label: "Sweaters & Outerwear", href: seeded.sweatersOuterwear },
  { label: "Sale", href: seeded.finalSale, tone: "sale" as const },
];

/** The links of specification B2. */
export const footer = [
  {
    title: "Shop",
    links: [
      { label: "All pieces", href: searchPath },
      { label: "New arrivals", href: seeded.newArrivals },
      { label: "Final sale", href: seeded.finalSale },
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
