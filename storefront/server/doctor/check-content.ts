import { postalAddress } from "@circlet/service-kit/shop";
import * as company from "../../app/shop/company.ts";
import { site } from "../../app/shop/constants.ts";
import type { Settings } from "../settings/settings.ts";
import { type Finding, found } from "./finding.ts";

/** Names what the shop still has of the demo, and what it promises. */
export function checkContent({ content, promises }: Settings): Finding[] {
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
    found(site.name !== "Circlet", "Name", {
      what: "The shop has the demo's name.",
      where:
        "graphql/service-kit/shop.ts and storefront/public/manifest.webmanifest, with the icons beside it; its description: storefront/app/messages/en/shop.ts",
      without: "Every page calls the shop Circlet.",
    }),
    found(!postalAddress.startsWith("Circlet"), "Sender of emails", {
      what: "Emails about news and alerts name the demo's postal address.",
      where: "graphql/service-kit/shop.ts",
      without: "They name a company that does not exist, which the law does not accept.",
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
