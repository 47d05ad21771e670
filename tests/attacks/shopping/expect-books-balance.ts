import { loadavg } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { expect } from "vitest";
import { dataFolder } from "../../../graphql/commerce-service/src/checkout/payment/served-platform.fixture.ts";
import { openDatabase } from "../../../graphql/commerce-service/src/database/database.ts";
import { openTestShop } from "../../../graphql/commerce-service/tests/test-shop.fixture.ts";
import { serveServices, serveStorefront, sharedSecrets } from "../../programs.ts";
import { printFigures, reportsPauses, startHarm } from "../harm.ts";
import { Ledger } from "./ledger.ts";
import { type OpenShop, Visitor } from "./visitor.ts";
import { type Visit, visitOfService, visitOfShop } from "./visits.ts";

/** Does one after another what a shopper planned. The books must balance after each. */
async function follow(plan: readonly Visit[], shopper: Visitor, { ledger }: OpenShop): Promise<void> {
  for (const visit of plan) {
    await visit.perform(shopper, ledger);
    expect(ledger.problems()).toEqual([]);
  }
}

/** Three shoppers at one service, whose turns a seeded scheduler decides. A failure shrinks to the fewest visits. */
export async function expectBooksBalanceInTurns({ shops, seed }: { shops: number; seed: number }) {
  const plan = fc.array(visitOfService, { maxLength: 20, size: "max" });
  const property = fc.asyncProperty(fc.scheduler(), fc.tuple(plan, plan, plan), async (scheduler, plans) => {
    const platform = await openTestShop();
    const ledger = new Ledger(platform.database);
    const shop = { serviceUrl: platform.url, storefrontUrl: "", ledger };
    const inTurns = plans.map((visits) =>
      visits.map((visit) => ({
        perform: async (...actors: Parameters<Visit["perform"]>) => {
          await scheduler.schedule(Promise.resolve(), String(visit));
          await visit.perform(...actors);
        },
      })),
    );
    try {
      await scheduler.waitFor(
        Promise.all(inTurns.map((visits, place) => follow(visits, new Visitor(shop, place), shop))),
      );
    } finally {
      await platform.close();
    }
  });
  await fc.assert(property, { numRuns: shops, seed });
}

/** Shoppers at the storefront, the API and the checkout of the shop as it runs, all at once. */
export async function expectBooksBalanceAtOnce({
  shoppers,
  steps,
  seed,
}: {
  shoppers: number;
  steps: number;
  seed: number;
}) {
  const { path, remove } = dataFolder();
  const db = openDatabase(join(path, "platform.sqlite"));
  const ledger = new Ledger(db);
  const services = await serveServices(path, reportsPauses, { hasTexts: false });
  const storefront = serveStorefront(services.url, {
    STOREFRONT_EXTENSIONS_API_URL: services.extensionsUrl,
    STOREFRONT_BEHIND_PROXY: "on",
    ...reportsPauses,
    ...sharedSecrets,
  });
  try {
    const shop = { serviceUrl: services.url, storefrontUrl: await storefront.url(), ledger };
    const plan = fc.array(visitOfShop, {
      minLength: steps / shoppers,
      maxLength: steps / shoppers,
      size: "max",
    });
    const plans = fc.sample(plan, { numRuns: shoppers, seed });
    const harm = startHarm([
      { name: "storefront", ...serverAt(shop.storefrontUrl, "/faq"), program: storefront },
      { name: "commerce service", ...serverAt(services.url, "/health"), program: services.commerce },
    ]);
    await Promise.all(plans.map((visits, place) => follow(visits, new Visitor(shop, place), shop)));
    printFigures(
      `Shopping, ${steps} steps of ${shoppers} shoppers, ${ledger.orders} orders from seed ${seed}, load ${loadavg()[0]?.toFixed(1)}`,
      await harm.stop(),
    );
  } finally {
    await storefront.stop();
    await services.stop();
    db.close();
    remove();
  }
}

const serverAt = (url: string, visited: string) => ({ port: Number(new URL(url).port), visited });
