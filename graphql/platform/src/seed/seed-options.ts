import * as v from "valibot";
import { wholeNumber } from "../command-options.ts";

/** The options by which `seed` and `reset` say what to seed. */
export const seedFlags = { products: { type: "string" }, seed: { type: "string" } } as const;

export const seedEntries = {
  products: v.optional(wholeNumber("--products", 1, 1_000_000), "360"),
  seed: v.optional(v.pipe(v.string(), v.nonEmpty("--seed must not be empty."))),
};
