import * as v from "valibot";
import type { FaultInput } from "../../shared/fault.ts";
import { readSettings } from "../../shared/settings/settings.ts";
import { CommandError } from "../../shared/command-error.ts";
import type { Command } from "../command.ts";
import { readOptions, wholeNumber } from "../read-options.ts";

const usage = "fail off|slow|unavailable|drop [--operation NAME] [--times N] [--milliseconds N]";

const schema = v.object({
  mode: v.picklist(["off", "slow", "unavailable", "drop"], "Specify a mode: off, slow, unavailable or drop."),
  operation: v.optional(v.string()),
  times: v.optional(wholeNumber("--times", 1, 1_000_000)),
  milliseconds: v.optional(wholeNumber("--milliseconds", 0, 60_000)),
});

const text = { type: "string" } as const;

export const command: Command = {
  summary: "Simulate faults in the running service, for tests (requires PLATFORM_FAULTS=on)",
  usage,
  run: async (args) => {
    const options = { operation: text, times: text, milliseconds: text };
    const { operation, ...fault } = readOptions(args, { usage, options, positionals: ["mode"], schema });
    await sendFault(operation === undefined ? fault : { ...fault, operations: [operation] });
  },
};

async function sendFault(fault: FaultInput): Promise<void> {
  const { port } = readSettings();
  const request = { method: "POST", body: JSON.stringify(fault) };
  const response = await fetch(`http://127.0.0.1:${port}/faults`, request).catch(() => undefined);
  if (!response) throw new CommandError(`The commerce service is not responding on port ${port}.`);
  if (!response.ok) throw new CommandError("Restart the commerce service with PLATFORM_FAULTS=on.");
}
