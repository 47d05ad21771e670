import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, type TestContext } from "vitest";
import { prepareCatalog, type Shop, startShop } from "../e2e/shop.ts";
import { testCards } from "../e2e/shopper.ts";
import { productCsv } from "../e2e/test-product.ts";
import { engines, enginesWithoutCookies, wpe } from "./engines.ts";
import { address, control, field, heading, matching, text } from "./find.ts";
import type { Installation } from "./installed.ts";
import type { Visitor } from "./visitor.ts";

/** What most shoppers do, in the engines that this machine has. */

const { csv, stocked: dress } = productCsv({
  shortTitle: "Corduroy wrap dress",
  variants: ["S", "M"].map((size) => ({ color: "Red", size, stock: 20 })),
});
/** As the cart shows it. The page opens with size S. */
const chosen = "Red / M";
let shop: Shop;

beforeAll(async () => {
  const catalog = await mkdtemp(join(tmpdir(), "circlet-engines-"));
  await prepareCatalog(catalog);
  shop = await startShop(catalog);
  await rm(catalog, { recursive: true, force: true });
  await shop.importCsv(csv);
});

afterAll(() => shop.stop());

const skipIfMissing = ({ skip }: TestContext, { isInstalled, missing }: Installation) =>
  skip(!isInstalled, missing);

describe.each(engines)("$name", (engine) => {
  describe.each([390, 1280])("in a window of %i px", (width) => {
    const visit = async () => {
      const shopper = await engine.visit(width);
      onTestFinished(() => shopper.close());
      return shopper;
    };

    test("a shopper finds a dress, buys it in another size, signs in and saves it", async (context) => {
      skipIfMissing(context, engine);
      const shopper = await visit();
      await shopper.open(shop.url);
      await shopper.waitFor(matching, "html[data-hydrated]");
      await shopper.click(control, "No, thanks");
      if (width < 768) {
        await shopper.click(control, "Menu");
        await shopper.click(control, "Close menu");
      }
      await search(shopper);
      // Without popovers, the filters are in the page.
      const hasDrawer =
        width < 768 && (await shopper.read(() => String("popover" in document.body))) === "true";
      if (hasDrawer) await shopper.click(control, "Filters");
      await shopper.click(control, "New with tags");
      await shopper.waitFor(address, "condition=");
      if (hasDrawer) await shopper.click(control, "Show \\d+ item");
      await chooseSize(shopper);
      await shopper.click(control, "Add to bag");
      await shopper.waitFor(text, chosen);
      await shopper.click(control, "Checkout");
      await pay(shopper);
      await signIn(shopper);
      await save(shopper);
    });

    test("a listing keeps its height while its other cards load", async (context) => {
      skipIfMissing(context, engine);
      const shopper = await visit();
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
    });
  });
});

describe.each(enginesWithoutCookies)("$name that blocks cookies", (engine) => {
  test("a shopper finds a dress and buys it in another size", async (context) => {
    skipIfMissing(context, engine);
    const shopper = await engine.visit(1280);
    onTestFinished(() => shopper.close());
    await shopper.open(shop.url);
    await shopper.waitFor(matching, "html[data-hydrated]");
    // It may cover a result.
    await shopper.click(control, "No, thanks");
    await search(shopper);
    await chooseSize(shopper);
    await shopper.click(control, "Add to bag");
    await shopper.waitFor(text, chosen);
    await shopper.click(control, "Checkout");
    await pay(shopper);
    expect(await shopper.read(() => document.cookie)).toBe("");
  });
});

describe(wpe.name, () => {
  test("a shopper whose browser is too old for scripts finds a dress and buys it in another size", async (context) => {
    skipIfMissing(context, wpe);
    const shopper = await wpe.visit();
    onTestFinished(() => shopper.close());
    await shopper.open(shop.url);
    await search(shopper);
    await shopper.click(control, "New with tags");
    await shopper.click(control, "Apply");
    await shopper.waitFor(address, "condition=");
    await chooseSize(shopper);
    await shopper.click(control, "Add to bag");
    await shopper.waitFor(address, "/cart");
    await shopper.waitFor(text, chosen);
    await shopper.click(control, "Checkout");
    await pay(shopper);
    const isHydrated = await shopper.read(() => String("hydrated" in document.documentElement.dataset));
    expect(isHydrated).toBe("false");
  });
});

async function search(shopper: Visitor): Promise<void> {
  await shopper.type(field, "Search", "corduroy wrap\n");
  await shopper.waitFor(heading, "Results for");
}

async function chooseSize(shopper: Visitor): Promise<void> {
  await shopper.click(matching, `main article a[href^="${dress.path}"]`);
  await shopper.waitFor(heading, dress.title);
  await shopper.click(matching, "[data-component=size-swatches] a:not([aria-current])");
  await shopper.waitFor(address, "size=");
}

async function pay(shopper: Visitor): Promise<void> {
  await shopper.waitFor(heading, "Checkout");
  const details = {
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
  for (const [label, value] of Object.entries(details)) await shopper.type(field, label, value);
  await shopper.click(control, "Pay \\$");
  await shopper.waitFor(heading, "hank you");
}

async function signIn(shopper: Visitor): Promise<void> {
  const email = `${crypto.randomUUID()}@circlet.example`;
  await shopper.open(`${shop.url}/profile/orders`);
  await shopper.waitFor(address, shop.platformUrl);
  await shopper.type(field, "Email", `${email}\n`);
  await shopper.waitFor(matching, ".shown-code");
  const code = await shopper.read(() => document.querySelector(".shown-code")?.textContent?.trim() ?? "");
  await shopper.type(field, "Code", `${code}\n`);
  await shopper.waitFor(address, "/profile/orders");
  await shopper.waitFor(text, `Signed in as ${email}`);
}

async function save(shopper: Visitor): Promise<void> {
  await shopper.open(`${shop.url}${dress.path}`);
  await shopper.click(control, "Add To Wishlist");
  await shopper.waitFor(control, "In Wishlist");
  await shopper.open(`${shop.url}/profile/wishlist`);
  await shopper.waitFor(matching, `main article a[href^="${dress.path}"]`);
}
