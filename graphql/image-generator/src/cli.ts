import { art } from "./commands/art.ts";
import { CommandError } from "./commands/command-error.ts";
import { draw } from "./commands/draw.ts";
import { shapes } from "./commands/shapes.ts";
import { sheet } from "./commands/sheet.ts";
import { tag } from "./commands/tag.ts";
import { tryOut } from "./commands/try.ts";

const commands: Record<string, (args: readonly string[]) => Promise<void>> = {
  draw,
  art,
  sheet,
  shapes,
  tag,
  try: tryOut,
};

const usage = `Usage: npx pnpm image-generator <command>
  draw [--only silhouette] [--view view] [--limit n]   draw missing and changed images, including the shop's own
  art [name] [--look folder]                           only the shop's own images: hero, tiles, banners, size charts
  sheet                                                contact sheets of all front views
  shapes [--only silhouettes] [--view front,back] [--width n] [--cloth c] [--color c] [--columns n] [--out file]
                                                       every shape in plain cloth, with its name
  tag <product handle> [--out file.png] [--width n]    the swing tag of a product
  try <silhouette> <cut> <cloth> <color> [--print p] [--view v] [--seed n] --out file.png [--width n]
                                                       one image, for inspection`;

const [name = "help", ...args] = process.argv.slice(2);
const command = commands[name];
if (["help", "--help", "-h"].includes(name) || args.includes("--help")) console.log(usage);
else if (command) await command(args).catch(tell);
else tell(new CommandError(`There is no command "${name}".\n${usage}`));

/** Prints errors that the user can fix as one sentence. Bugs keep their stack trace. */
function tell(error: unknown): void {
  const isMistyped =
    error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  if (!(error instanceof CommandError || isMistyped)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
