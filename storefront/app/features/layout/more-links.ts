import { cancellationEmail, returnEmail } from "~/company/email-links";
import { site } from "~/constants";
import {
  accessibilityPath,
  accountPath,
  answerPaths,
  categoryPath,
  contactPath,
  faqPath,
  orderStatusPath,
  ourStoryPath,
  partnersPath,
  privacyPath,
  profilePath,
  searchPath,
  termsPath,
} from "~/paths";
import * as messages from "~/messages/en/menu";
import { collectionColumns } from "./collection-links";
import { allColumns, direct, everyBrand, shoesColumns, trendingNow } from "./menu-links";
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

/** The footer's links. */
export const footer = [
  {
    title: messages.shop,
    links: [
      { label: messages.allItems, href: searchPath },
      { label: messages.newArrivals, href: seededLinks.newArrivals },
      { label: messages.finalSale, href: seededLinks.finalSale },
      { label: messages.women, href: seededLinks.women },
      { label: messages.men, href: seededLinks.men },
      { label: messages.bags, href: categoryPath("handbags") },
      direct(messages.dressesUnder50, { category: ["dresses"], maxPrice: "50" }),
      { ...everyBrand, label: messages.brands },
    ],
  },
  {
    title: messages.help,
    links: [
      { label: messages.contact, href: contactPath },
      { label: messages.faq, href: faqPath },
      { label: messages.returns, href: answerPaths.returns },
      { label: messages.findOrder, href: orderStatusPath },
      { label: messages.orders, href: accountPath("orders") },
      { label: messages.account, href: profilePath },
    ],
  },
  {
    title: site.name,
    links: [
      { label: messages.ourStory, href: ourStoryPath },
      { label: messages.partners, href: partnersPath },
      { label: messages.accessibility, href: accessibilityPath },
      { label: messages.termsOfUse, href: termsPath },
      { label: messages.privacyStatement, href: privacyPath },
    ],
  },
  {
    title: messages.writeToUs,
    links: [
      { label: messages.startReturn, href: returnEmail() },
      { label: messages.cancelOrder, href: cancellationEmail() },
    ],
  },
];
