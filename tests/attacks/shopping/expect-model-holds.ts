import * as fc from "fast-check";
import { printFigures } from "../harm.ts";
import { ModelShop } from "./model-shop.ts";
import { RealShop } from "./real-shop.ts";
import { shoppingSteps } from "./shopping-steps.ts";

const start = new Date("2026-11-02T10:00:00Z");

/** Opens shops in which shoppers and merchants act. A failure prints its seed and the fewest steps that fail like it. */
export function expectModelHolds({ shops, seed }: { readonly shops: number; readonly seed: number }): void {
  let steps = 0;
  let orders = 0;
  const property = fc.property(shoppingSteps, (planned) => {
    const real = new RealShop(start);
    try {
      fc.modelRun(() => ({ model: new ModelShop(start), real }), planned);
      steps += real.steps;
      orders += real.books().orders.length;
    } finally {
      real.database.close();
    }
  });
  fc.assert(property, { numRuns: shops, seed });
  printFigures(`Shopping, ${shops} shops, ${steps} steps, ${orders} orders from seed ${seed}`);
}
