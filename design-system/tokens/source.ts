/** Reads token files (W3C design-tokens format, 2025.10) and resolves types and aliases. */
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
  /** A value or an alias. */
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

/** The source of a brand's display font. */
export interface FontSource {
  /** The first family in `font.display`. */
  family: string;
  /** A package's font file, as an import specifier. */
  file: string;
  /** A percentage that scales a small font to its neighbors' size. */
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

/** Tokens inherit their group's type and description. */
function tokensOf(group: Group, path: string[], inherited: Inherited): Token[] {
  const type = group.$type ?? inherited.type;
  // The description of a file or a top-level group is not inherited.
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

/** All tokens of a file, in order. `file` is relative to the tokens folder. */
export const readDesignTokens = (file: string): Token[] => tokensOf(readGroup(file), [], {});

/** A brand's display font; Circlet's is part of the default stylesheet. */
export function readFont(file: string): FontSource | undefined {
  const extensions = readGroup(file)["$extensions"] as Record<string, FontSource | undefined> | undefined;
  return extensions?.[fontExtension];
}

/** The names of all brands, schemes or core files. */
export function namesIn(kind: "brands" | "schemes" | "core"): string[] {
  return readdirSync(new URL(`${kind}/`, folder))
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length))
    .sort();
}

/** The path of an alias such as "{palette.black}", or undefined for a plain value. */
export function aliasOf(value: TokenValue): string | undefined {
  return typeof value === "string" ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
}

/** Resolves aliases to a color. */
export function resolveColor(path: string, tokens: ReadonlyMap<string, Token>): ColorValue {
  const seen = new Set<string>();
  for (let at = path; ;) {
    const token = tokens.get(at);
    if (token === undefined) throw new Error(`No token ${at} (referenced by ${path}).`);
    const alias = aliasOf(token.value);
    if (alias === undefined) return token.value as ColorValue;
    if (seen.has(alias)) throw new Error(`Token ${path} points to itself.`);
    seen.add(alias);
    at = alias;
  }
}
