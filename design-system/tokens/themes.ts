/** Completes brands and schemes: missing values are derived, inherited or reported. */
import { completeBrand } from "./derive.ts";
import { namesIn, readFont, readDesignTokens, type FontSource, type Token } from "./source.ts";

export interface Brand {
  name: string;
  tokens: Token[];
  font: FontSource | undefined;
}
export interface Scheme {
  name: string;
  tokens: Token[];
}

export const byPath = (tokens: readonly Token[]): Map<string, Token> =>
  new Map(tokens.map((token) => [token.path.join("."), token]));

/** One message per token that only one of the two has. */
function differences(file: string, tokens: readonly Token[], model: readonly Token[]): string[] {
  const [have, want] = [byPath(tokens), byPath(model)];
  return [
    ...[...want.keys()].filter((path) => !have.has(path)).map((path) => `${file} lacks ${path}.`),
    ...[...have.keys()]
      .filter((path) => !want.has(path))
      .map((path) => `${file} has the unknown token ${path}.`),
  ];
}

/** Dark inherits each role's description and backgrounds from light. */
function inherit(tokens: readonly Token[], model: ReadonlyMap<string, Token>): Token[] {
  return tokens.map((token) => {
    const from = model.get(token.path.join("."));
    return {
      ...token,
      description: token.description ?? from?.description,
      contrast: token.contrast ?? from?.contrast,
    };
  });
}

function required<Named extends { name: string }>(all: readonly Named[], name: string): Named {
  const found = all.find((each) => each.name === name);
  if (found === undefined)
    throw new Error(`The token file ${name}.json is missing: it defines the contract.`);
  return found;
}

const read = (kind: "core" | "brands" | "schemes"): [string, Token[]][] =>
  namesIn(kind).map((name) => [name, readDesignTokens(`${kind}/${name}.json`)]);

const shared = read("core").flatMap(([, tokens]) => tokens);
/** Tokens of all themes. Breakpoints are separate, because media queries take numbers. */
export const core = shared.filter(({ path }) => path[0] !== "breakpoint");
export const breakpoints = shared.filter(({ path }) => path[0] === "breakpoint");

const brandFiles = read("brands");
const circletFile = new Map(brandFiles).get("circlet") ?? [];
const asked = (tokens: readonly Token[]): Token[] =>
  tokens.filter(({ path }) => path[0] !== "button" && path[0] !== "dark");

const incomplete = brandFiles.flatMap(([name, tokens]) =>
  differences(`brands/${name}.json`, asked(tokens), asked(circletFile)),
);

// An incomplete palette cannot be derived from, so only the messages are returned.
export const brands: Brand[] =
  incomplete.length > 0
    ? []
    : brandFiles.map(([name, tokens]) => ({
        name,
        tokens: completeBrand(tokens),
        font: readFont(`brands/${name}.json`),
      }));

const schemeFiles = read("schemes");
const lightFile = new Map(schemeFiles).get("light") ?? [];
export const schemes: Scheme[] = schemeFiles.map(([name, tokens]) => ({
  name,
  tokens: inherit(tokens, byPath(lightFile)),
}));

/** Missing, unknown and undescribed tokens. */
export function omissions(): string[] {
  const everything = [
    ...shared,
    ...brands.flatMap(({ tokens }) => tokens),
    ...required(schemes, "light").tokens,
  ];
  return [
    ...incomplete,
    ...brands.flatMap(({ name, tokens }) =>
      differences(`brands/${name}.json`, tokens, required(brands, "circlet").tokens),
    ),
    ...schemeFiles.flatMap(([name, tokens]) => differences(`schemes/${name}.json`, tokens, lightFile)),
    ...everything
      .filter(({ description }) => description === undefined)
      .map(({ path }) => `${path.join(".")} needs a $description.`),
  ];
}

export const circlet = (): Brand => required(brands, "circlet");
export const light = (): Scheme => required(schemes, "light");
export const dark = (): Scheme => required(schemes, "dark");
