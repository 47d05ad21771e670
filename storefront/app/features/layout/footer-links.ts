import { cancellationEmail, returnEmail } from "~/shop/email-links";
import { shopName } from "~/shop/shop-name";
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
} from "~/shop/paths";
import * as messages from "~/messages/en/menu";
import { direct, everyBrand } from "./menu-columns";
import { seededLinks } from "./seeded-links";

/** The columns of the footer. Merchandisers edit this file. */
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
    get title() {
      return shopName();
    },
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
