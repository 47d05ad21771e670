import * as v from "valibot";

/** What the shop's processes tell each other. Libraries use the same channel, so every other message is ignored. */
const message = v.variant("circlet", [
  /** A worker takes requests. */
  v.object({ circlet: v.literal("ready"), url: v.string() }),
  /** Pages with these tags are outdated. */
  v.object({ circlet: v.literal("purge"), tags: v.array(v.string()) }),
  /** A worker has to end; `drain` gives balancers time to notice. */
  v.object({ circlet: v.literal("stop"), drain: v.boolean() }),
]);

/** An environment variable of each process: "on" in the one that asks the platform what changed. */
export const reconcilesVariable = "CIRCLET_RECONCILES";

export type Message = v.InferOutput<typeof message>;

export function readMessage(received: unknown): Message | null {
  const parsed = v.safeParse(message, received);
  return parsed.success ? parsed.output : null;
}
