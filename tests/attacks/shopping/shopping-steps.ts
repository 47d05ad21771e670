import * as fc from "fast-check";
import { expect } from "vitest";
import { checkDatabase } from "../../../graphql/commerce-service/src/backup/check-database.ts";
import type { ModelShop } from "./model-shop.ts";
import type { RealShop } from "./real-shop.ts";
import { type Action, products, shoppers, type Shopping } from "./shopping.ts";

type Step = fc.Command<ModelShop, RealShop>;

/** Done without, these would be most of the steps. */
const needsLines: ReadonlySet<Action> = new Set<Action>(["startCart", "openCheckout", "pay"]);

type Arbitraries<Values extends readonly unknown[]> = {
  [Place in keyof Values]: fc.Arbitrary<Values[Place]>;
};

/** An action that must do in the real shop what it does in the model, and leave the shop's books right. */
function stepsOf<Name extends Action>(
  name: Name,
  ...inputs: Arbitraries<Parameters<Shopping[Name]>>
): fc.Arbitrary<Step> {
  return fc.tuple(...inputs).map((values) => ({
    check: (model) => !needsLines.has(name) || model.hasLines(Number(values[0])),
    run: (model, real) => {
      real.steps += 1;
      const perform = (shop: Shopping): unknown =>
        (shop[name] as (...values: readonly unknown[]) => unknown)(...values);
      expect(perform(real)).toEqual(perform(model));
      expect(real.books()).toEqual(model.books());
      expect(checkDatabase(real.database)).toEqual([]);
    },
    toString: () => `${name}(${values.map((value) => JSON.stringify(value)).join(", ")})`,
  }));
}

const shopper = fc.nat(shoppers - 1);
const product = fc.nat(products.length - 1);
const message = fc.constantFrom("", "For Ada");
const quantity = fc.oneof({ weight: 9, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: fc.constant(60) });
/** Two of the three shoppers have one address, which one of them spells otherwise. */
const email = fc.constantFrom("ada@circlet.example", "Ada@Circlet.example", "grace@circlet.example");
const code = fc.constantFrom("WELCOME", " welcome", "TEN", "NONE", "");
const giftCard = fc.nat(3);
const cents = fc.constantFrom(1, 999, 3_333, 5_000, 20_000);
/** Minutes around every time that a rule names. */
const minutes = fc.constantFrom(1, 14, 16, 60, 23 * 60, 24 * 60, 30 * 24 * 60, 31 * 24 * 60);

const mostlyNull = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });

const purchase = fc.record({
  email,
  code: mostlyNull(code),
  giftCard: mostlyNull(giftCard),
  card: fc.constantFrom(...(["approved", "approved", "approved", "declined"] as const)),
});

const step = [
  { weight: 4, arbitrary: stepsOf("startCart", shopper) },
  { weight: 6, arbitrary: stepsOf("add", shopper, fc.record({ product, message, quantity })) },
  {
    weight: 2,
    arbitrary: stepsOf(
      "changeLine",
      shopper,
      fc.nat(2),
      fc.record({
        quantity: fc.option(quantity, { nil: undefined }),
        message: fc.option(message, { nil: undefined }),
      }),
    ),
  },
  { weight: 2, arbitrary: stepsOf("enterCodes", shopper, fc.array(code, { maxLength: 2 })) },
  { weight: 2, arbitrary: stepsOf("useGiftCard", shopper, giftCard) },
  { weight: 3, arbitrary: stepsOf("openCheckout", shopper) },
  { weight: 10, arbitrary: stepsOf("pay", shopper, purchase) },
  { weight: 1, arbitrary: stepsOf("subscribe", email) },
  { weight: 2, arbitrary: stepsOf("wait", minutes) },
  { weight: 1, arbitrary: stepsOf("sell", product, fc.nat(2)) },
  { weight: 2, arbitrary: stepsOf("restock", product, fc.nat(2)) },
  { weight: 1, arbitrary: stepsOf("changePrice", product, cents) },
  { weight: 1, arbitrary: stepsOf("publish", product, fc.constantFrom(true, true, false)) },
  { weight: 1, arbitrary: stepsOf("issueGiftCard", cents) },
];

/** What shoppers and the merchant do, one after another. */
export const shoppingSteps: fc.Arbitrary<Iterable<Step>> = fc.commands([fc.oneof(...step)], {
  size: "max",
  maxCommands: 150,
});
