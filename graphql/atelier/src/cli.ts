import { shapes } from "./commands/shapes.ts";
import { tryOut } from "./commands/try.ts";

const commands: Record<string, (args: readonly string[]) => Promise<void>> = { shapes, try: tryOut };

const [name = "", ...args] = process.argv.slice(2);
const command = commands[name];
if (command) await command(args);
else {
  console.error(`Usage: atelier ${Object.keys(commands).join(" | ")}`);
  process.exitCode = 1;
}
