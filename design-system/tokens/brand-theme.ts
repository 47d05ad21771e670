/** Builds a brand's theme outside of the token build, with the checks of `pnpm tokens`. */
import circletFile from "./brands/circlet.json" with { type: "json" };
import coreColors from "./core/color.json" with { type: "json" };
import darkFile from "./schemes/dark.json" with { type: "json" };
import lightFile from "./schemes/light.json" with { type: "json" };
import { readBrandFile, type FontSource } from "./brand-file.ts";
import { contrastFailures, hexMismatches } from "./contrast.ts";
import { cssValue, variableName } from "./css-value.ts";
import { completeBrand } from "./derive.ts";
import { brandStylesheet } from "./emit-css.ts";
import { failureMessage } from "./nearest-tone.ts";
import { inheritRoles } from "./scheme.ts";
import { aliasOf, byPath, resolve, tokensIn, type Token } from "./token.ts";

export const circlet: readonly Token[] = completeBrand(tokensIn(circletFile));
const light = tokensIn(lightFile);
export const schemes: Readonly<Record<string, readonly Token[]>> = {
  light,
  dark: inheritRoles(tokensIn(darkFile), light),
};

/** A brand's tokens in one scheme, by path. */
export function themeTokens(brand: readonly Token[], roles: readonly Token[]): Map<string, Token> {
  return byPath([...tokensIn(coreColors), ...brand, ...roles]);
}

export interface BrandTheme {
  /** For the `style` of an element with `data-brand`. */
  readonly variables: Readonly<Record<string, string>>;
  /** What to correct, in one sentence each. A theme with problems must not be used. */
  readonly problems: readonly string[];
}

/** The variables of a whole page in the brand's colors and radii. Fonts need a build, so they are left out. */
export function brandTheme(name: string, file: unknown): BrandTheme {
  return themeOf(name, file, (tokens) => tokens);
}

const ownGrounds = new Set(["white", "lightGrey", "grey", "sand", "lightOrange"]);
const darkGrounds = new Set([
  "ground",
  "surface",
  "section",
  "panel",
  "raised",
  "hover",
  "inverse",
  "hairline",
]);

/** The same without the backgrounds, for a part of a page in Circlet's theme. */
export function brandAccents(name: string, file: unknown): BrandTheme {
  const circletByPath = byPath(circlet);
  return themeOf(name, file, (tokens) =>
    tokens.map((token) => {
      const [group = "", color = ""] = token.path;
      const isGround =
        (group === "palette" && ownGrounds.has(color)) || (group === "dark" && darkGrounds.has(color));
      return (isGround && circletByPath.get(token.path.join("."))) || token;
    }),
  );
}

/** A brand's stylesheet, or what to correct, in one sentence each. `origin` is the comment at its start. */
export function brandThemeStylesheet(
  name: string,
  file: unknown,
  origin: string,
): { readonly css: string; readonly problems: readonly string[] } {
  const { tokens, font, problems } = checkedBrand(name, file, (own) => own);
  const css = problems.length > 0 ? "" : brandStylesheet({ name, tokens, font }, origin);
  return { css, problems };
}

function themeOf(name: string, file: unknown, change: (tokens: Token[]) => Token[]): BrandTheme {
  const { tokens, problems } = checkedBrand(name, file, change);
  return { variables: problems.length > 0 ? {} : variablesOf(tokens), problems };
}

interface CheckedBrand {
  readonly tokens: Token[];
  readonly font: FontSource | undefined;
  readonly problems: readonly string[];
}

function checkedBrand(name: string, file: unknown, change: (tokens: Token[]) => Token[]): CheckedBrand {
  const { tokens: given, font, problems: unreadable } = readBrandFile(name, file, circlet);
  const problems = [...unreadable, ...hexMismatches(given).map((mismatch) => `${name}: ${mismatch}`)];
  if (problems.length > 0) return { tokens: [], font, problems };
  const tokens = change(completeBrand(given));
  const themes = Object.entries(schemes).map(([scheme, roles]) => ({
    scheme,
    tokens: themeTokens(tokens, roles),
  }));
  const failures = themes.flatMap((theme) =>
    contrastFailures(theme.tokens).map(
      (failure) =>
        `${name}, ${theme.scheme}: ${failureMessage(
          failure,
          theme.tokens,
          themes.map((each) => each.tokens),
        )}`,
    ),
  );
  return { tokens, font, problems: failures };
}

/** Leaves out what is Circlet's, and fonts. */
function variablesOf(brand: readonly Token[]): Record<string, string> {
  const [own, inherited] = [byPath(brand), byPath(circlet)];
  const changed = brand.filter(({ path, type }) => {
    const at = path.join(".");
    return type !== "fontFamily" && cssValue(resolve(at, own)) !== cssValue(resolve(at, inherited));
  });
  return Object.fromEntries(
    changed.map((token) => {
      const value = aliasOf(token.value) === undefined ? token : resolve(token.path.join("."), own);
      return [`--${variableName(token.path)}`, cssValue(value)];
    }),
  );
}
