import * as company from "../../app/shop/company.ts";
import { site } from "../../app/shop/constants.ts";
import type { Settings } from "../settings/settings.ts";
import { type Finding, found } from "./finding.ts";

/** Names what the shop still has of the demo, and what it promises. */
export function checkContent({ promises, menuHandle }: Settings): Finding[] {
  return [
    found(promises.length > 0, `Promises: ${promises.join(", ")}`, {
      what: "The shop promises nothing.",
      where: "CIRCLET_PROMISES; their words: storefront/app/messages/en/promises.ts",
      without: "No page mentions shipping, returns or offers, except the long pages.",
    }),
    found(site.name !== "Circlet", "Name", {
      what: "The shop has the demo's name.",
      where: "storefront/app/shop/constants.ts; its description: storefront/app/messages/en/shop.ts",
      without: "Every page calls the shop Circlet.",
    }),
    // Addresses in .example are reserved and lead nowhere.
    found(!company.supportEmail.endsWith(".example"), "Company", {
      what: "The company is the demo's, and so are the long pages.",
      where: "storefront/app/shop/company.ts and storefront/app/content",
      without: "Contact, terms and privacy name a company that does not exist.",
    }),
    found(menuHandle !== undefined, "A menu is set", {
      what: "No menu is set.",
      where: "STOREFRONT_MENU; admin → Content → Menus",
      without: "The header has the demo shop's links.",
    }),
  ];
}
