import * as fc from "fast-check";
import { type Payment, products } from "./shopping.ts";

/** What shoppers and merchants type and choose. Gift cards and products are places. */

/** An arbitrary for each parameter of a function. */
export type Inputs<Values extends readonly unknown[]> = {
  [Place in keyof Values]: fc.Arbitrary<Values[Place]>;
};

export const product = fc.nat(products.length - 1);
export const message = fc.constantFrom("", "For Ada");
export const quantity = fc.oneof(
  { weight: 9, arbitrary: fc.nat(3) },
  { weight: 1, arbitrary: fc.constant(60) },
);
/** Two of the three shoppers have one address, which one of them spells otherwise. */
export const email = fc.constantFrom("ada@circlet.example", "Ada@Circlet.example", "grace@circlet.example");
export const code = fc.constantFrom("WELCOME", " welcome", "TEN", "NONE", "");
export const giftCard = fc.nat(3);
export const price = fc.constantFrom(1, 999, 3_333, 5_000, 20_000);
/** Minutes around every time that a rule names. */
export const minutes = fc.constantFrom(1, 14, 16, 60, 23 * 60, 24 * 60, 30 * 24 * 60, 31 * 24 * 60);

const mostlyNull = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });

export const payment: fc.Arbitrary<Payment> = fc.record({
  email,
  code: mostlyNull(code),
  giftCard: mostlyNull(giftCard),
  card: fc.constantFrom(...(["approved", "approved", "approved", "declined"] as const)),
});
