/** Completes brands and schemes. Missing values are derived, inherited or reported. */
import { existsSync } from "node:fs";
import * as v from "valibot";
import { brandName, readBrandFile, type BrandFile, type FontSource } from "./brand-file.ts";
import { completeBrand } from "./derive.ts";
import { inheritRoles } from "./scheme.ts";
import { namesIn, readDesignTokens, readTokenFile } from "./source.ts";
import { byPath, type Token } from "./token.ts";

export interface Brand {
  name: string;
  tokens: Token[];
  font: FontSource | undefined;
}
export interface Scheme {
  name: string;
  tokens: Token[];
}

/** A message for each token that only one of the two has. */
function differences(file: string, tokens: readonly Token[], model: readonly Token[]): string[] {
  const [have, want] = [byPath(tokens), byPath(model)];
  return [
    ...[...want.keys()].filter((path) => !have.has(path)).map((path) => `${file} lacks ${path}.`),
    ...[...have.keys()]
      .filter((path) => !want.has(path))
      .map((path) => `${file} has the unknown token ${path}.`),
  ];
}

function findRequired<Named extends { name: string }>(all: readonly Named[], name: string): Named {
  const found = all.find((each) => each.name === name);
  if (found === undefined)
    throw new Error(`The token file ${name}.json is missing: it defines the contract.`);
  return found;
}

const shared = namesIn("core").flatMap((name) => readDesignTokens(`core/${name}.json`));
/** Tokens of all themes. Excludes breakpoints, which are numbers for media queries. */
export const core = shared.filter(({ path }) => path[0] !== "breakpoint");
export const breakpoints = shared.filter(({ path }) => path[0] === "breakpoint");

const model = completeBrand(readDesignTokens("brands/circlet.json"));
const brandFiles = namesIn("brands").map((name) => ({ name, ...readBrand(name) }));
const brandProblems = brandFiles.flatMap(({ problems }) => problems);

export const brands: Brand[] = brandFiles.map(({ name, tokens, font }) => ({
  name,
  tokens: completeBrand(tokens),
  font,
}));

const schemeFiles = namesIn("schemes").map((name): [string, Token[]] => [
  name,
  readDesignTokens(`schemes/${name}.json`),
]);
const lightFile = new Map(schemeFiles).get("light") ?? [];
export const schemes: Scheme[] = schemeFiles.map(([name, tokens]) => ({
  name,
  tokens: inheritRoles(tokens, lightFile),
}));

function readBrand(name: string): BrandFile {
  const file = `brands/${name}.json`;
  try {
    const brand = readBrandFile(file, readTokenFile(file), model);
    return {
      ...brand,
      problems: [...nameProblems(file, name), ...brand.problems, ...fontProblems(file, brand)],
    };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { tokens: [...model], font: undefined, problems: [problem] };
  }
}

function nameProblems(file: string, name: string): string[] {
  const { issues } = v.safeParse(brandName, name);
  return issues === undefined ? [] : [`${file}: the file's name ${issues[0].message}.`];
}

function fontProblems(file: string, { font }: BrandFile): string[] {
  if (font === undefined || isInstalled(font.file)) return [];
  return [`${file}: there is no font file ${font.file}. Is its package installed in design-system?`];
}

function isInstalled(path: string): boolean {
  try {
    return existsSync(new URL(import.meta.resolve(path)));
  } catch {
    return false;
  }
}

/** Problems in a brand, and missing, unknown and undescribed tokens. */
export function omissions(): string[] {
  const everything = [
    ...shared,
    ...brands.flatMap(({ tokens }) => tokens),
    ...findRequired(schemes, "light").tokens,
  ];
  return [
    ...brandProblems,
    ...schemeFiles.flatMap(([name, tokens]) => differences(`schemes/${name}.json`, tokens, lightFile)),
    ...everything
      .filter(({ description }) => description === undefined)
      .map(({ path }) => `${path.join(".")} needs a $description.`),
  ];
}

export const circlet = (): Brand => findRequired(brands, "circlet");
export const light = (): Scheme => findRequired(schemes, "light");
export const dark = (): Scheme => findRequired(schemes, "dark");
