import * as v from "valibot";
import { type Command, CommandError } from "../command.ts";
import { readOptions, wholeNumber } from "../command-options.ts";
import type { FaultInput } from "../fault/fault.ts";
import { readSettings } from "../settings.ts";

const usage = "fail off|slow|unavailable|drop [--operation NAME] [--times N] [--milliseconds N]";

const schema = v.object({
  mode: v.picklist(["off", "slow", "unavailable", "drop"], "Say how it is to fail, or off."),
  operation: v.optional(v.string()),
  times: v.optional(wholeNumber("--times", 1, 1_000_000)),
  milliseconds: v.optional(wholeNumber("--milliseconds", 0, 60_000)),
});

const text = { type: "string" } as const;

export const command: Command = {
  summary: "Make the running service misbehave, for tests (needs PLATFORM_FAULTS=on)",
  usage,
  run: async (args) => {
    const options = { operation: text, times: text, milliseconds: text };
    const { operation, ...fault } = readOptions(args, { usage, options, positionals: ["mode"], schema });
    await turn(operation === undefined ? fault : { ...fault, operations: [operation] });
  },
};

async function turn(fault: FaultInput): Promise<void> {
  const { port } = readSettings();
  const request = { method: "POST", body: JSON.stringify(fault) };
  const answer = await fetch(`http://127.0.0.1:${port}/faults`, request).catch(() => undefined);
  if (!answer) throw new CommandError(`The commerce service does not answer on port ${port}.`);
  if (!answer.ok) throw new CommandError("The commerce service runs without PLATFORM_FAULTS=on.");
}
