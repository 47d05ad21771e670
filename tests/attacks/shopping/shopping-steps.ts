import * as fc from "fast-check";
import { expect } from "vitest";
import { checkDatabase } from "../../../graphql/commerce-service/src/backup/check-database.ts";
import type { ModelShop } from "./model-shop.ts";
import type { RealShop } from "./real-shop.ts";
import {
  code,
  email,
  giftCard,
  type Inputs,
  message,
  minutes,
  payment,
  price,
  product,
  quantity,
} from "./shopping-inputs.ts";
import { type Action, shoppers, type Shopping } from "./shopping.ts";

type Step = fc.Command<ModelShop, RealShop>;

/** Done without, these would be most of the steps. */
const needsLines: ReadonlySet<Action> = new Set<Action>(["startCart", "openCheckout", "pay"]);

/** An action that must do in the real shop what it does in the model, and leave the shop's books right. */
function stepsOf<Name extends Action>(
  name: Name,
  ...inputs: Inputs<Parameters<Shopping[Name]>>
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
  { weight: 10, arbitrary: stepsOf("pay", shopper, payment) },
  { weight: 1, arbitrary: stepsOf("subscribe", email) },
  { weight: 2, arbitrary: stepsOf("wait", minutes) },
  { weight: 1, arbitrary: stepsOf("sell", product, fc.nat(2)) },
  { weight: 2, arbitrary: stepsOf("restock", product, fc.nat(2)) },
  { weight: 1, arbitrary: stepsOf("changePrice", product, price) },
  { weight: 1, arbitrary: stepsOf("publish", product, fc.constantFrom(true, true, false)) },
  { weight: 1, arbitrary: stepsOf("issueGiftCard", price) },
];

/** What shoppers and the merchant do, one after another. */
export const shoppingSteps: fc.Arbitrary<Iterable<Step>> = fc.commands([fc.oneof(...step)], {
  size: "max",
  maxCommands: 150,
});
