import * as fc from "fast-check";
import type { Ledger } from "./ledger.ts";
import { code, email, giftCard, type Inputs, minutes, payment, price, product } from "./shopping-inputs.ts";
import type { Visitor } from "./visitor.ts";

/** What one shopper does, or the merchant meanwhile. */
export interface Visit {
  perform(shopper: Visitor, merchant: Ledger): Promise<void> | void;
  toString(): string;
}

type ActionOf<Actor> = {
  [Name in keyof Actor]: Actor[Name] extends (...values: never[]) => Promise<void> | void ? Name : never;
}[keyof Actor];

type ValuesOf<Action> = Action extends (...values: infer Values) => unknown ? Values : never;

function shopper<Name extends ActionOf<Visitor>>(name: Name, ...inputs: Inputs<ValuesOf<Visitor[Name]>>) {
  return visitsOf(name, inputs, (actor) => actor);
}

function merchant<Name extends ActionOf<Ledger>>(name: Name, ...inputs: Inputs<ValuesOf<Ledger[Name]>>) {
  return visitsOf(name, inputs, (_shopper, actor) => actor);
}

function visitsOf(
  name: string,
  inputs: readonly fc.Arbitrary<unknown>[],
  actorOf: (...actors: Parameters<Visit["perform"]>) => object,
): fc.Arbitrary<Visit> {
  return fc.tuple(...inputs).map((values) => ({
    perform: (...actors) => {
      const actor = actorOf(...actors) as Record<string, (...values: readonly unknown[]) => Promise<void>>;
      return actor[name]!(...values);
    },
    toString: () => `${name}(${values.map((value) => JSON.stringify(value)).join(", ")})`,
  }));
}

const few = fc.integer({ min: 1, max: 3 });

const atService = [
  { weight: 8, arbitrary: shopper("add", product, few) },
  { weight: 2, arbitrary: shopper("changeLine", fc.nat(3), fc.nat(3)) },
  { weight: 2, arbitrary: shopper("useGiftCard", giftCard) },
  { weight: 4, arbitrary: shopper("openCheckout") },
  { weight: 10, arbitrary: shopper("pay", payment, fc.constantFrom(1, 1, 2)) },
  { weight: 1, arbitrary: shopper("leave") },
  { weight: 2, arbitrary: shopper("join") },
  { weight: 1, arbitrary: merchant("subscribe", email) },
  { weight: 1, arbitrary: merchant("wait", minutes) },
  { weight: 1, arbitrary: merchant("sell", product, few) },
  { weight: 4, arbitrary: merchant("restock", product, few) },
  { weight: 1, arbitrary: merchant("changePrice", product, price) },
  { weight: 1, arbitrary: merchant("issueGiftCard", price) },
];

const atStorefront = [
  { weight: 4, arbitrary: shopper("addAtStorefront", product) },
  { weight: 1, arbitrary: shopper("removeAtStorefront", product) },
  { weight: 2, arbitrary: shopper("enterCodeAtStorefront", code) },
  { weight: 1, arbitrary: shopper("openCartPage") },
];

export const visitOfService: fc.Arbitrary<Visit> = fc.oneof(...atService);
export const visitOfShop: fc.Arbitrary<Visit> = fc.oneof(...atService, ...atStorefront);
