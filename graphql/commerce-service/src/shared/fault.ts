import * as v from "valibot";

/**
 * How the storefront API misbehaves, for tests of the storefront:
 * - `slow`: delays every response
 * - `unavailable`: responds with 503 and does nothing
 * - `drop`: does the work but closes the connection before responding
 */
export const faultSchema = v.object({
  mode: v.picklist(["off", "slow", "unavailable", "drop"]),
  /** For `slow`. */
  milliseconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000)), 3000),
  /** Limits the fault to these operation names. Defaults to all. */
  operations: v.optional(v.array(v.string())),
  /** The number of requests to affect. Defaults to all until turned off. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

export type Fault = v.InferOutput<typeof faultSchema>;
export type FaultInput = v.InferInput<typeof faultSchema>;
