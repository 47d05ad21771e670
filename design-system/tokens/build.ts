/**
 * Builds src/theme/generated from the token files.
 * `--check` writes nothing and fails when an output would change. Either way a declared pair of colors
 * that misses its contrast fails the build.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { contrastFailures, hexMismatches } from "./contrast.ts";
import { breakpointModule, constantModule, contractTree, valueTree } from "./emit.ts";
import { namesIn, readTokens, type Token } from "./source.ts";

const output = new URL("../src/theme/generated/", import.meta.url);

const byPath = (tokens: readonly Token[]): Map<string, Token> =>
  new Map(tokens.map((token) => [token.path.join("."), token]));

const all = namesIn("core").flatMap((name) => readTokens(`core/${name}.json`));
const core = all.filter(({ path }) => path[0] !== "breakpoint");
const brands = new Map(namesIn("brands").map((name) => [name, readTokens(`brands/${name}.json`)]));
const schemes = new Map(namesIn("schemes").map((name) => [name, readTokens(`schemes/${name}.json`)]));

const circlet = brands.get("circlet");
const light = schemes.get("light");
if (circlet === undefined || light === undefined)
  throw new Error("brands/circlet.json and schemes/light.json define the contract and must be there.");

function problems(): string[] {
  const found = hexMismatches([...brands.values(), ...schemes.values(), core].flat());
  for (const [brand, brandTokens] of brands)
    for (const [scheme, schemeTokens] of schemes)
      found.push(
        ...contrastFailures(byPath([...core, ...brandTokens, ...schemeTokens]), `${brand}, ${scheme}`),
      );
  return found;
}

const modules = new Map<string, string>([
  ["contract.ts", constantModule("contract", contractTree(valueTree([...core, ...circlet, ...light])))],
  ["breakpoints.ts", breakpointModule(all.filter(({ path }) => path[0] === "breakpoint"))],
  ["core.ts", constantModule("core", valueTree(core))],
  ...[...brands].map(([name, tokens]): [string, string] => [
    `brands/${name}.ts`,
    constantModule(name, valueTree(tokens), "BrandTokens").replace("../theme-types", "../../theme-types"),
  ]),
  ...[...schemes].map(([name, tokens]): [string, string] => [
    `schemes/${name}.ts`,
    constantModule(name, valueTree(tokens), "SchemeTokens").replace("../theme-types", "../../theme-types"),
  ]),
]);

function drift(): string[] {
  const stale = [...modules].filter(([file, text]) => {
    const url = new URL(file, output);
    return !existsSync(url) || readFileSync(url, "utf8") !== text;
  });
  const present = existsSync(output) ? readdirSync(output, { recursive: true, encoding: "utf8" }) : [];
  const left = present.filter((file) => file.endsWith(".ts") && !modules.has(file));
  return [...stale.map(([file]) => file), ...left].map(
    (file) => `src/theme/generated/${file} is not what the token files say. Run \`pnpm tokens\`.`,
  );
}

function write(): void {
  rmSync(output, { recursive: true, force: true });
  for (const [file, text] of modules) {
    const url = new URL(file, output);
    mkdirSync(new URL("./", url), { recursive: true });
    writeFileSync(url, text);
  }
}

const found = problems();
if (process.argv.includes("--check")) found.push(...drift());
else if (found.length === 0) write();

if (found.length > 0) {
  console.error(found.join("\n"));
  process.exitCode = 1;
} else {
  console.log(
    `Tokens: ${all.length + circlet.length + light.length} in ${modules.size} modules, contrast holds.`,
  );
}
