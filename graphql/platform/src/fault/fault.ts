import * as v from "valibot";

/**
 * How the storefront API misbehaves, for tests of the storefront:
 * - `slow`: every answer comes so many milliseconds later
 * - `unavailable`: 503 at once, nothing done
 * - `drop`: the work is done, but the connection breaks before the answer
 */
export const faultSchema = v.object({
  mode: v.picklist(["off", "slow", "unavailable", "drop"]),
  /** For `slow`. */
  milliseconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000)), 3000),
  /** Only requests of these operation names; left out: all. */
  operations: v.optional(v.array(v.string())),
  /** So many requests, then no more; left out: until it is switched off. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

export type Fault = v.InferOutput<typeof faultSchema>;
export type FaultInput = v.InferInput<typeof faultSchema>;
