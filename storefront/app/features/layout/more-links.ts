import { cancellationMail, returnMail } from "~/lib/support-mail";
import { categoryPath, searchPath } from "~/lib/paths";
import { brands, clothing, dresses, outerwear, sale, search, seeded, sweaters } from "./shop-links";

const shoes = {
  title: "Shoes",
  links: [
    search("Boots", "boots"),
    search("Pumps", "pumps"),
    search("Sneakers", "sneakers"),
    search("Sandals", "sandals"),
  ],
};

/** The drawers of the menu on phones (HEAD-9, decision 2). */
export const menu = [
  { label: "Women", href: seeded.women, columns: [sale, clothing, dresses, brands, sweaters, outerwear] },
  { label: "Shoes", href: categoryPath("shoes"), columns: [shoes] },
  { label: "Trending", href: seeded.trending, columns: [sale] },
];

/** The links of specification B2. */
export const footer = [
  {
    title: "Shop",
    links: [
      { label: "All pieces", href: searchPath },
      { label: "New arrivals", href: seeded.newArrivals },
      { label: "Final sale", href: seeded.finalSale },
      { label: "Brands", href: "/brands" },
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
