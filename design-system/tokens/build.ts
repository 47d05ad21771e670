/**
 * Builds src/theme/generated from the token files. With `--check`, it writes nothing and fails if a file is outdated.
 * In any brand or scheme, unknown tokens and color pairs without enough contrast make it fail.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { contrastFailures, hexMismatches } from "./contrast.ts";
import { brandStylesheet, darkStylesheet } from "./emit-css.ts";
import { designTokens, resolver } from "./emit-json.ts";
import {
  brandConstant,
  brandIndexModule,
  breakpointModule,
  constantModule,
  contractTree,
  displayTypeModule,
  valueTree,
} from "./emit.ts";
import { failureMessage } from "./nearest-tone.ts";
import { breakpoints, brands, circlet, core, dark, light, omissions, schemes } from "./themes.ts";
import { byPath } from "./token.ts";
import { typographyTokens } from "./typography.ts";

const output = new URL("../src/theme/generated/", import.meta.url);

const everyTheme = brands.flatMap((brand) =>
  schemes.map((scheme) => ({
    brand: brand.name,
    name: `${brand.name}, ${scheme.name}`,
    file: `${brand.name}.${scheme.name}`,
    tokens: [...core, ...brand.tokens, ...scheme.tokens],
  })),
);

function problems(): string[] {
  const missing = omissions();
  if (missing.length > 0) return missing;
  const all = [...core, ...[...brands, ...schemes].flatMap(({ tokens }) => tokens)];
  return [...hexMismatches(all), ...unreadable()];
}

/** A message for each pair of colors without enough contrast. */
function unreadable(): string[] {
  const themes = everyTheme.map(({ brand, name, tokens }) => ({ brand, name, tokens: byPath(tokens) }));
  return themes.flatMap(({ brand, name, tokens }) => {
    const ofBrand = themes.filter((theme) => theme.brand === brand).map((theme) => theme.tokens);
    return contrastFailures(tokens).map((failure) => `${name}: ${failureMessage(failure, tokens, ofBrand)}`);
  });
}

const contract = (name: string, tokens: Parameters<typeof valueTree>[0]): string =>
  constantModule(name, contractTree(valueTree(tokens)));

const madeFrom = "Made from the token files; do not edit.";

/** All names, the default first. */
const namesFrom = (first: string, all: readonly { name: string }[]): string[] => [
  first,
  ...all.map(({ name }) => name).filter((name) => name !== first),
];

const outputs = (): Map<string, string> =>
  new Map([
    ["contract/core.ts", contract("coreContract", core)],
    ["contract/brand.ts", contract("brandContract", circlet().tokens)],
    ["contract/scheme.ts", contract("schemeContract", light().tokens)],
    ["breakpoints.ts", breakpointModule(breakpoints)],
    ["display-types.ts", displayTypeModule()],
    ["core.ts", constantModule("core", valueTree(core))],
    ...brands.map(({ name, tokens }): [string, string] => [
      `brands/${name}.ts`,
      constantModule(brandConstant(name), valueTree(tokens), "BrandTokens"),
    ]),
    ["brands.ts", brandIndexModule(brands.map(({ name }) => name))],
    ...schemes.map(({ name, tokens }): [string, string] => [
      `schemes/${name}.ts`,
      constantModule(name, valueTree(tokens), "SchemeTokens"),
    ]),
    ...brands.map((brand): [string, string] => [`css/${brand.name}.css`, brandStylesheet(brand)]),
    ["css/dark.css", darkStylesheet(circlet(), light(), dark(), breakpoints)],
    ...everyTheme.map(({ name, file, tokens }): [string, string] => [
      `json/${file}.json`,
      designTokens(`Circlet design tokens: ${name}. ${madeFrom}`, [...tokens, ...typographyTokens(core)]),
    ]),
    ["json/circlet.resolver.json", resolver(namesFrom("circlet", brands), namesFrom("light", schemes))],
    [
      "json/parts/core.json",
      designTokens(`What all brands have. ${madeFrom}`, [...core, ...typographyTokens(core)]),
    ],
    ...brands.map(({ name, tokens }): [string, string] => [
      `json/parts/brand.${name}.json`,
      designTokens(`The brand ${name}. ${madeFrom}`, tokens),
    ]),
    ...schemes.map(({ name, tokens }): [string, string] => [
      `json/parts/scheme.${name}.json`,
      designTokens(`The ${name} scheme. ${madeFrom}`, tokens),
    ]),
  ]);

function outdatedFiles(files: ReadonlyMap<string, string>): string[] {
  const stale = [...files].filter(([file, text]) => {
    const url = new URL(file, output);
    return !existsSync(url) || readFileSync(url, "utf8") !== text;
  });
  const present = existsSync(output) ? readdirSync(output, { recursive: true, encoding: "utf8" }) : [];
  const left = present.filter((file) => /\.\w+$/.test(file) && !files.has(file));
  return [...stale.map(([file]) => file), ...left].map(
    (file) => `src/theme/generated/${file} is not what the token files say. Run \`pnpm tokens\`.`,
  );
}

function writeFiles(files: ReadonlyMap<string, string>): void {
  rmSync(output, { recursive: true, force: true });
  for (const [file, text] of files) {
    const url = new URL(file, output);
    mkdirSync(new URL("./", url), { recursive: true });
    writeFileSync(url, text);
  }
}

const found = problems();
if (found.length === 0) {
  const files = outputs();
  if (process.argv.includes("--check")) found.push(...outdatedFiles(files));
  else writeFiles(files);
}

if (found.length > 0) {
  console.error(found.join("\n"));
  process.exitCode = 1;
} else {
  console.log(
    `Tokens of ${brands.length} brands in ${schemes.length} schemes are complete and have sufficient contrast.`,
  );
}
