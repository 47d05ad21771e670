import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { demoName, demoPostalAddress } from "@circlet/service-kit/shop";
import * as company from "../../app/shop/company.ts";
import type { Settings } from "../settings/settings.ts";
import { type Finding, found } from "./finding.ts";

/** SHA-256 of each of the demo's icons, by its name. */
const hashes: Readonly<Record<string, string>> = {
  "apple-touch-icon.png": "7a5e3dd2448050cb7b811b63cf1e1d83aca98ea47c79f232ffeb64137af84b8f",
  "favicon.ico": "ebc39e60e26a0fbc2521107e04e6acb547335464c787f074ed72f379118917ed",
  "favicon.svg": "1daf9632f89c151139364697cd809e8f3e052dafc3ba55247d021a2039f948df",
  "icon-192.png": "de3a337b3e7356f2cfb12a43b05314879ef41229de623f1bf5e76a3807e9f0ff",
  "icon-512.png": "339b8f780c9eae458a60920561b3e132cf537229057e83b3d4624abbc32f76e8",
  "icon-maskable-512.png": "5a05abb39961a2aec18c40df6989b6aad88a3358f0473b5308172b87e01791e3",
};

const folder = new URL("../../public/", import.meta.url);

/** The icons in `storefront/public` that are still the demo's. */
function demoIcons(): string[] {
  return readdirSync(folder).filter(
    (name) => name in hashes && hashes[name] === hashOf(new URL(name, folder)),
  );
}

const hashOf = (file: URL): string => createHash("sha256").update(readFileSync(file)).digest("hex");

/** Names what the shop still has of the demo, and what it promises. */
export function checkContent({ content, promises, shopName, postalAddress }: Settings): Finding[] {
  const icons = demoIcons();
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
      what: `Icons are the demo's mark: ${icons.join(", ")}.`,
      where: "replace these files in storefront/public, with the same names and sizes, and build",
      without: "Browser tabs, bookmarks and home screens show Circlet's ring.",
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
