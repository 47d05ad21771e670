import { categoryPath } from "~/shop/paths";
import * as messages from "~/messages/en/menu";
import { collectionColumns } from "./collection-columns";
import { allColumns, shoesColumns, trendingNow } from "./menu-columns";
import { seededLinks } from "./seeded-links";

/** The sections of the phone menu, and those categories that do not fit in the phone's category bar. */
export const menu = [
  { label: messages.women, href: seededLinks.women, columns: allColumns({ department: ["womens"] }) },
  { label: messages.shoes, href: categoryPath("shoes"), columns: shoesColumns },
  {
    label: messages.trending,
    href: seededLinks.trending,
    columns: [...allColumns(trendingNow), ...collectionColumns],
  },
  { label: messages.men, href: seededLinks.men },
  { label: messages.bags, href: categoryPath("handbags") },
  { label: messages.dresses, href: seededLinks.dresses },
  { label: messages.sweatersAndOuterwear, href: seededLinks.sweatersOuterwear },
  { label: messages.sale, href: seededLinks.finalSale, tone: "sale" as const },
];
