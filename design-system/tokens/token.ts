/** Reads tokens of the W3C design-tokens format (2025.10), with types, groups and aliases. */

export interface ColorValue {
  colorSpace: "srgb";
  components: [number, number, number];
  alpha?: number;
  hex: string;
}
export interface DimensionValue {
  value: number;
  unit: "px" | "rem";
}
export interface ShadowValue {
  /** A value or an alias. */
  color: ColorValue | string;
  offsetX: DimensionValue;
  offsetY: DimensionValue;
  blur: DimensionValue;
  spread: DimensionValue;
}
export interface TypographyValue {
  /** Aliases, as all but the weight of an interface font are. */
  fontFamily: string;
  fontSize: string;
  fontWeight: string;
  letterSpacing: DimensionValue | string;
  lineHeight: string;
}
export type TokenValue =
  | string
  | number
  | string[]
  | [number, number, number, number]
  | ColorValue
  | DimensionValue
  | { value: number; unit: "ms" }
  | ShadowValue
  | TypographyValue;

export interface Contrast {
  on: string[];
  minimum: number;
}
export interface Token {
  path: string[];
  type: string;
  value: TokenValue;
  description: string | undefined;
  contrast: Contrast | undefined;
}

export interface Group {
  [name: string]: unknown;
  $type?: string;
  $description?: string;
}

export const contrastExtension = "circlet.contrast";

export const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

interface Inherited {
  type?: string | undefined;
  description?: string | undefined;
}

/**
 * All tokens of a file, in order. Tokens inherit the type and description of their group. `typeOf` returns the type of
 * tokens for which the file has none. Throws for tokens without a type and for anything that is neither a token nor a
 * group.
 */
export function tokensIn(
  file: Group,
  typeOf: (path: string) => string | undefined = () => undefined,
): Token[] {
  return tokensOf(file, [], {}, typeOf);
}

function tokensOf(
  group: Group,
  path: string[],
  inherited: Inherited,
  typeOf: (path: string) => string | undefined,
): Token[] {
  const type = group.$type ?? inherited.type;
  // Descriptions of files and top-level groups are not inherited.
  const description = group.$description ?? (path.length > 2 ? inherited.description : undefined);
  if ("$value" in group) {
    const name = path.join(".");
    const tokenType = type ?? typeOf(name);
    if (tokenType === undefined) throw new Error(`Token ${name} has no $type.`);
    const extensions = (group.$extensions ?? {}) as Record<string, Contrast | undefined>;
    return [
      {
        path,
        type: tokenType,
        value: group.$value as TokenValue,
        description,
        contrast: extensions[contrastExtension],
      },
    ];
  }
  return Object.entries(group)
    .filter(([name]) => !name.startsWith("$"))
    .flatMap(([name, child]) => {
      if (!isGroup(child))
        throw new Error(
          `${[...path, name].join(".")} must be an object with a $value, such as { "$value": "#0f5f6b" }.`,
        );
      return tokensOf(child, [...path, name], { type, description }, typeOf);
    });
}

/** The path in an alias such as "{palette.black}"; undefined for a plain value. */
export function aliasOf(value: TokenValue): string | undefined {
  return typeof value === "string" ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
}

/** Follows aliases to the value: `color.textMuted` to `palette.textGrey`. Throws for missing and circular ones. */
export function resolve(path: string, tokens: ReadonlyMap<string, Token>): Token {
  const seen = new Set<string>();
  for (let at = path; ;) {
    const token = tokens.get(at);
    if (token === undefined) throw new Error(`No token ${at} (referenced by ${path}).`);
    const alias = aliasOf(token.value);
    if (alias === undefined) return token;
    if (seen.has(alias)) throw new Error(`Token ${path} points to itself.`);
    seen.add(alias);
    at = alias;
  }
}

export const resolveColor = (path: string, tokens: ReadonlyMap<string, Token>): ColorValue =>
  resolve(path, tokens).value as ColorValue;

export const byPath = (tokens: readonly Token[]): Map<string, Token> =>
  new Map(tokens.map((token) => [token.path.join("."), token]));
