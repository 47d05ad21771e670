import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { misspelledSettings, misspellingWarning } from "@circlet/service-kit/settings/misspelled-settings";
import { CommandError } from "./shared/command-error.ts";
import type { Command } from "./cli/command.ts";
import { errorMessage } from "./cli/error-message.ts";
import { settingNames } from "./shared/settings/settings.ts";

const folder = join(import.meta.dirname, "cli/commands");

for (const misspelled of misspelledSettings(settingNames)) {
  process.stderr.write(`${misspellingWarning(misspelled)}\n`);
}

const [name = "help", ...args] = process.argv.slice(2);
try {
  const command = await commandNamed(name);
  if (args.includes("--help") || args.includes("-h")) printUsage(command);
  else await command.run(args);
} catch (error) {
  const sentence = errorMessage(error);
  if (sentence === null) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

async function commandNamed(name: string): Promise<Command> {
  if (["help", "--help", "-h"].includes(name)) return { summary: "", usage: "", run: help };
  const file = join(folder, `${name}.ts`);
  if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
    throw new CommandError(`Unknown command "${name}". Run "npx pnpm platform help" for a list.`);
  }
  const { command } = (await import(pathToFileURL(file).href)) as { command: Command };
  return command;
}

async function help(): Promise<void> {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => file.slice(0, -".ts".length));
  for (const name of names.sort()) {
    printUsage(await commandNamed(name));
  }
}

function printUsage({ usage, summary }: Command): void {
  process.stdout.write(`npx pnpm platform ${usage.padEnd(40)} ${summary}\n`);
}
