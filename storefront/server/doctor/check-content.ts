import { demoName, demoPostalAddress } from "@circlet/service-kit/shop";
import * as company from "../../app/shop/company.ts";
import type { Settings } from "../settings/settings.ts";
import { type Finding, found } from "./finding.ts";

/** Names what the shop still has of the demo, and what it promises. */
export function checkContent({ content, promises, shopName, postalAddress }: Settings): Finding[] {
  return [
    found(content === "own", "Content", {
      what: "The shop shows the demo's menus, home page and long pages.",
      where: "CIRCLET_CONTENT=own",
      without: "Links and texts are about fashion that the store may not sell.",
    }),
    found(promises.length > 0, `Promises: ${promises.join(", ")}`, {
      what: "The shop promises nothing.",
      where: "CIRCLET_PROMISES; their words: storefront/app/messages/en/promises.ts",
      without: "No page mentions shipping, returns or offers, except texts of your own.",
    }),
    found(shopName !== demoName, "Name", {
      what: "The shop has the demo's name.",
      where:
        "CIRCLET_SHOP_NAME; its icons: storefront/public; its description: storefront/app/messages/en/shop.ts",
      without: `Every page calls the shop ${demoName}.`,
    }),
    found(![undefined, demoPostalAddress].includes(postalAddress), "Sender of emails", {
      what: "Emails about news and alerts have no postal address of yours.",
      where: "CIRCLET_POSTAL_ADDRESS",
      without: "They do not say who sends them, which the law requires.",
    }),
    found(!company.isDemoCompany, "Company", {
      what: "The company is the demo's, and so are the texts of FAQ, contact, terms, privacy, story and partners.",
      where: "storefront/app/shop/company.ts and storefront/app/content",
      without:
        content === "own"
          ? "These pages are not found until it is yours."
          : "They name a company that does not exist.",
    }),
  ];
}
