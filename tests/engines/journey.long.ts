import { mkdtemp, rm } from "node:fs/promises";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { isInstalled } from "../../.tasks/process.ts";
import { prepareCatalog, type Shop, startShop } from "../e2e/shop.ts";
import { testCards } from "../e2e/shopper.ts";
import { address, control, field, heading, matching, text } from "./find.ts";
import { firefoxPath, visitFirefox } from "./firefox.ts";
import type { Visitor } from "./visitor.ts";
import { miniBrowser, visitWebkit } from "./webkit.ts";

/** What most shoppers do, in the engines of Firefox and Safari that this machine has. */

let shop: Shop;

beforeAll(async () => {
  const catalog = await mkdtemp(join(tmpdir(), "circlet-engines-"));
  await prepareCatalog(catalog);
  shop = await startShop(catalog);
  await rm(catalog, { recursive: true, force: true });
});

afterAll(() => shop.stop());

const hasWebkit = miniBrowser !== undefined && isInstalled("WebKitWebDriver") && isInstalled("Xvfb");

describe.each([
  ["Firefox", existsSync(firefoxPath), visitFirefox],
  ["WebKitGTK", hasWebkit, visitWebkit],
] as const)("%s", (engine, isPresent, visit) => {
  if (!isPresent) console.warn(`Not installed, its tests are skipped: ${engine}`);
  test.skipIf(!isPresent).each([390, 1280])(
    "a shopper finds and buys something and signs in, in a window of %i px",
    async (width) => {
      const shopper = await visit(width);
      onTestFinished(() => shopper.close());
      await shopper.open(shop.url);
      await shopper.waitFor(matching, "html[data-hydrated]");
      await shopper.click(control, "No, thanks");
      await findProduct(shopper, width);
      await buy(shopper);
      await signIn(shopper);
    },
  );

  test.skipIf(!isPresent).each([390, 1280])(
    "a listing keeps its height while its other cards load, in a window of %i px",
    async (width) => {
      const shopper = await visit(width);
      onTestFinished(() => shopper.close());
      await shopper.open(`${shop.url}/search`);
      await shopper.waitFor(matching, "html[data-hydrated]");
      // The question at the end of the page arrives later and adds to the height.
      await shopper.click(control, "No, thanks");
      const pageHeight = async () =>
        Number(await shopper.read(() => String(document.documentElement.scrollHeight)));
      const before = await pageHeight();
      await shopper.read(() => {
        document.querySelector("[data-component=product-grid] li:not(:has(article))")?.scrollIntoView();
        return "";
      });
      await shopper.waitFor(matching, "[data-component=product-grid] li:last-child article");
      // WebKit rounds the height of each line, which is at most 1.5 px in each row of cards.
      expect(Math.abs((await pageHeight()) - before)).toBeLessThan(50);
    },
  );
});

async function findProduct(shopper: Visitor, width: number): Promise<void> {
  await shopper.type(field, "Search", "dress\n");
  await shopper.waitFor(heading, "Results for");
  if (width < 768) await shopper.click(control, "Filters");
  await shopper.click(control, "New with tags");
  await shopper.waitFor(address, "condition=");
  if (width < 768) await shopper.click(control, "Show \\d+ items");
  await shopper.click(matching, "main article a[href^='/products/']");
  await shopper.waitFor(matching, "[data-component=gallery]");
}

async function buy(shopper: Visitor): Promise<void> {
  await shopper.click(control, "Add to bag");
  await shopper.click(control, "Checkout");
  await shopper.waitFor(heading, "Checkout");
  const address = {
    Email: "pat@circlet.example",
    "Last name": "Rivera",
    Address: "12 Orchard Street",
    City: "Portland",
    State: "Oregon",
    "ZIP code": "97205",
    "Card number": testCards.approved,
    "Expiration date": "1234",
    "Security code": "123",
  };
  for (const [label, value] of Object.entries(address)) await shopper.type(field, label, value);
  await shopper.click(control, "Pay \\$");
  await shopper.waitFor(heading, "hank you");
}

async function signIn(shopper: Visitor): Promise<void> {
  const email = `${crypto.randomUUID()}@circlet.example`;
  await shopper.open(`${shop.url}/profile/wishlist`);
  await shopper.waitFor(address, shop.platformUrl);
  await shopper.type(field, "Email", `${email}\n`);
  await shopper.waitFor(matching, ".shown-code");
  const code = await shopper.read(() => document.querySelector(".shown-code")?.textContent?.trim() ?? "");
  await shopper.type(field, "Code", `${code}\n`);
  await shopper.waitFor(address, "/profile/wishlist");
  await shopper.waitFor(text, `Signed in as ${email}`);
}
