import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { demoName, demoPostalAddress } from "@circlet/service-kit/shop";
import * as company from "../../app/shop/company.ts";
import type { Settings } from "../settings/settings.ts";
import { type Finding, found } from "./finding.ts";

/** SHA-256 of each plain icon that every shop starts with, by its name. */
const hashes: Readonly<Record<string, string>> = {
  "apple-touch-icon.png": "a29917aa1e600fc15473bfce5264b03364c837ca10158b1664b23283add587e7",
  "favicon.ico": "17864a87d168ad57be9a246d2435d944eb0cc634d2c8e35fd9284033be837fa1",
  "favicon.svg": "3800e97d3fa027cdfa276d2dd42f8c7abaea85cf9e23b4b9e267500f1fbcefdf",
  "icon-192.png": "48c73194f7736eed4778eae645909f0a5bc2a859e656fa3e701cecc4c27fd7ea",
  "icon-512.png": "0f5e59cd4d429094865fcb070e0cbc327a12eb2bc31882babe7beec8b2a8f77d",
  "icon-maskable-512.png": "c1403219c0e4ed979c90a5814198f0917b2052ad5ba4ccbb3eecacb96bd99705",
};

const folder = new URL("../../public/", import.meta.url);

/** The icons in `storefront/public` that are not yet the shop's own. */
function plainIcons(): string[] {
  return readdirSync(folder).filter(
    (name) => name in hashes && hashes[name] === hashOf(new URL(name, folder)),
  );
}

const hashOf = (file: URL): string => createHash("sha256").update(readFileSync(file)).digest("hex");

/** Names what the shop still has of the demo, and what it promises. */
export function checkContent({ content, promises, shopName, postalAddress }: Settings): Finding[] {
  const icons = plainIcons();
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
      where: "CIRCLET_SHOP_NAME; its description: storefront/app/messages/en/shop.ts",
      without: `Every page calls the shop ${demoName}.`,
    }),
    found(icons.length === 0, "Icons", {
      what: `Icons are a plain bag: ${icons.join(", ")}.`,
      where: "replace these files in storefront/public, with the same names and sizes, and build",
      without: "Browser tabs, bookmarks and home screens show a bag, like those of other shops.",
    }),
    found(![undefined, demoPostalAddress].includes(postalAddress), "Sender of emails", {
      what: "Emails about news and alerts have no postal address of yours.",
      where: "CIRCLET_POSTAL_ADDRESS",
      without: "They do not say who sends them, which the law requires.",
    }),
    found(!company.isDemoCompany(), "Company", {
      what: "The company is the demo's, and so are the texts of FAQ, contact, terms, privacy, story and partners.",
      where: "storefront/app/shop/company.ts and storefront/app/content",
      without:
        content === "own"
          ? "These pages are not found until it is yours."
          : "They name a company that does not exist.",
    }),
  ];
}
