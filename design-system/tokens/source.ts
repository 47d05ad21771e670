/** Reads the token files (W3C design-tokens format, 2025.10) and resolves types and aliases. */
import { readFileSync, readdirSync } from "node:fs";

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
  /** Written out, or an alias. */
  color: ColorValue | string;
  offsetX: DimensionValue;
  offsetY: DimensionValue;
  blur: DimensionValue;
  spread: DimensionValue;
}
export type TokenValue =
  | string
  | number
  | string[]
  | [number, number, number, number]
  | ColorValue
  | DimensionValue
  | { value: number; unit: "ms" }
  | ShadowValue;

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

/** Where a brand's display font comes from. */
export interface FontSource {
  /** The name that `font.display` begins with. */
  family: string;
  /** A font file of a package, as an import names it. */
  file: string;
  /** Percent: makes a font that is drawn small as large as its neighbors. */
  scale?: number;
}

interface Group {
  [name: string]: unknown;
  $type?: string;
  $description?: string;
}

export const contrastExtension = "example.circlet.contrast";
const fontExtension = "example.circlet.font";
const folder = new URL("./", import.meta.url);

const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

interface Inherited {
  type?: string | undefined;
  description?: string | undefined;
}

/** A group's type and use hold for the tokens in it that say none of their own. */
function tokensOf(group: Group, path: string[], inherited: Inherited): Token[] {
  const type = group.$type ?? inherited.type;
  // A file's or a top group's description tells of the whole, not of each token.
  const description = group.$description ?? (path.length > 2 ? inherited.description : undefined);
  if ("$value" in group) {
    if (type === undefined) throw new Error(`Token ${path.join(".")} has no $type.`);
    const extensions = (group.$extensions ?? {}) as Record<string, Contrast | undefined>;
    return [
      {
        path,
        type,
        value: group.$value as TokenValue,
        description,
        contrast: extensions[contrastExtension],
      },
    ];
  }
  return Object.entries(group)
    .filter(([name]) => !name.startsWith("$"))
    .flatMap(([name, child]) => {
      if (!isGroup(child)) throw new Error(`${[...path, name].join(".")} is neither a token nor a group.`);
      return tokensOf(child, [...path, name], { type, description });
    });
}

const readGroup = (file: string): Group => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Group;

/** All tokens of one file, in its order. `file` is relative to the tokens folder. */
export const readTokens = (file: string): Token[] => tokensOf(readGroup(file), [], {});

/** The display font that a brand's file brings along; Circlet's own comes with the default style sheet. */
export function readFont(file: string): FontSource | undefined {
  const extensions = readGroup(file)["$extensions"] as Record<string, FontSource | undefined> | undefined;
  return extensions?.[fontExtension];
}

/** Names of the files of one kind: brands, schemes or core. */
export function namesIn(kind: "brands" | "schemes" | "core"): string[] {
  return readdirSync(new URL(`${kind}/`, folder))
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length))
    .sort();
}

/** The path an alias such as "{palette.black}" points to, or undefined for a plain value. */
export function aliasOf(value: TokenValue): string | undefined {
  return typeof value === "string" ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
}

/** Follows aliases to the color a token stands for. */
export function resolveColor(path: string, tokens: ReadonlyMap<string, Token>): ColorValue {
  const seen = new Set<string>();
  for (let at = path; ;) {
    const token = tokens.get(at);
    if (token === undefined) throw new Error(`No token ${at} (wanted by ${path}).`);
    const alias = aliasOf(token.value);
    if (alias === undefined) return token.value as ColorValue;
    if (seen.has(alias)) throw new Error(`Token ${path} points to itself.`);
    seen.add(alias);
    at = alias;
  }
}
