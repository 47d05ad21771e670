/** Brands and the dark scheme as plain style sheets, for every consumer that wants more than the default theme. */
import { cssValue, variableName } from "./css-value.ts";
import type { FontSource, Token } from "./source.ts";
import type { Brand, Scheme } from "./themes.ts";

const header =
  "/* Made by tokens/build.ts from the token files. Do not edit: change those and run `pnpm tokens`. */\n";

/** What is inherited as a color would be that of the theme around it. */
const begin = ["    background: var(--circlet-color-ground);", "    color: var(--circlet-color-text);"];

const declaration = (token: Token): string => `    --${variableName(token.path)}: ${cssValue(token)};`;

const rule = (selector: string, lines: readonly string[]): string =>
  `  ${selector} {\n${lines.join("\n")}\n  }`;

/** In the layer of the default theme, so that order of loading and the consumer's own CSS decide as ever. */
const layered = (rules: readonly string[]): string => `@layer circlet.tokens {\n${rules.join("\n")}\n}\n`;

/** A browser fetches the file only where text asks for the family: brands that are not shown cost no font. */
const fontFace = ({ family, file, scale = 100 }: FontSource): string => `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-weight: 400;
  font-display: swap;
  size-adjust: ${scale}%;
  src: url("${file}") format("woff2");
}
`;

/** What shows under `data-brand="name"`. Twice the attribute: it wins over the default on the root in any order. */
export function brandSheet({ name, tokens, font }: Brand): string {
  const selector = `[data-brand="${name}"][data-brand]`;
  const face = font === undefined ? "" : fontFace(font);
  return `${header}${face}${layered([rule(selector, [...tokens.map(declaration), ...begin])])}`;
}

const isDark = ({ path }: Token): boolean => path[0] === "dark";

/**
 * Each role with both its values: the browser takes the one of the element's color scheme, so that a scheme can begin
 * and end anywhere, follow the reader's setting, and be turned light again over a picture.
 */
function roles(light: Scheme, dark: Scheme): string[] {
  return light.tokens.map((token) => {
    const other = dark.tokens.find(({ path }) => path.join(".") === token.path.join("."));
    if (other === undefined) throw new Error(`schemes/dark.json misses ${token.path.join(".")}.`);
    const [day, night] = [cssValue(token), cssValue(other)];
    return `    --${variableName(token.path)}: ${day === night ? day : `light-dark(${day}, ${night})`};`;
  });
}

/** The dark scheme for the default brand and, with their own sheets loaded, for all others. */
export function darkSheet(defaultBrand: Brand, light: Scheme, dark: Scheme): string {
  return `${header}${layered([
    rule(":root", defaultBrand.tokens.filter(isDark).map(declaration)),
    rule(":root, [data-brand], [data-scheme]", roles(light, dark)),
    rule('[data-scheme="light"]', ["    color-scheme: light;"]),
    rule('[data-scheme="dark"]', ["    color-scheme: dark;"]),
    "  /* As the reader's system says. */",
    rule('[data-scheme="auto"]', ["    color-scheme: light dark;"]),
    rule("[data-scheme]", begin),
  ])}`;
}
