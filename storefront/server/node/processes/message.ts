import * as v from "valibot";

/** Messages between the shop's processes. Libraries use the same channel, so others are ignored. */
const message = v.variant("circlet", [
  v.object({ circlet: v.literal("ready"), url: v.string() }),
  /** Pages with these tags are outdated. */
  v.object({ circlet: v.literal("purge"), tags: v.array(v.string()) }),
  /** A worker should stop. `drain` gives load balancers time to notice. */
  v.object({ circlet: v.literal("stop"), drain: v.boolean() }),
]);

/** An environment variable of each process: "on" in the one that asks the platform what changed. */
export const reconcilesVariable = "CIRCLET_RECONCILES";

export type Message = v.InferOutput<typeof message>;

export function readMessage(received: unknown): Message | null {
  const parsed = v.safeParse(message, received);
  return parsed.success ? parsed.output : null;
}
